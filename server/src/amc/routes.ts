import * as calls from '@smart-elevator/shared-api/contract/amc/endpoints';
import {
  contractSums,
  markContractsPaid,
  markContractsUnpaid,
  receivables,
  reminderLetters,
  remindCustomers as remindCall,
  renewContracts,
} from '@smart-elevator/shared-api/contract/amc/moneyEndpoints';
import type { FastifyInstance } from 'fastify';
import { withIdempotencyKey } from '../http/withIdempotencyKey';
import { serve } from '../http/serve';
import { changeAmcContract } from './changeAmcContract';
import { countPipeline, listAmcContracts, sumAmcContracts } from './amcContractRepository';
import { readAmcContract } from './readAmcContract';
import { renewAmcContract } from './renewAmcContract';
import { listOwedCustomers } from './owedContracts';
import { composeReminders, remindCustomers } from './remindCustomers';
import { idsIn } from '@smart-elevator/shared-api/contract/amc/amcReminder';
import { renewTogether } from './renewTogether';
import { storeAmcContract } from './storeAmcContract';
import { markPaid, markUnpaid } from './markPaid';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import { notFound } from '../http/HttpError';
import { cancelVisitsOfContract } from '../visit-changes/endVisits';

/**
 * The dealer's annual maintenance contracts: listed, counted by how soon they end, created, changed, renewed, deleted.
 */
export function amc(app: FastifyInstance): void {
  serve(app, calls.contractList, ({ db, caller, query }) =>
    listAmcContracts(db, caller.dealer_id, caller.today, query),
  );

  serve(app, calls.contractPipeline, ({ db, caller }) => countPipeline(db, caller.dealer_id, caller.today));

  serve(app, contractSums, ({ db, caller }) => sumAmcContracts(db, caller.dealer_id, caller.today));

  serve(app, calls.readContract, ({ db, caller, params: { contract_id } }) =>
    readAmcContract(db, caller.dealer_id, contract_id, caller.today),
  );

  serve(app, calls.addContract, (request) =>
    withIdempotencyKey(calls.addContract, request, (db) =>
      storeAmcContract(db, request.caller.dealer_id, request.body, request.caller.today),
    ),
  );

  serve(app, calls.updateContract, ({ db, caller: { dealer_id, today }, params: { contract_id }, body }) =>
    db.transaction((db) => changeAmcContract(db, { dealer_id, contract_id, changes: body, today })),
  );

  serve(app, calls.deleteContract, ({ db, caller, params: { contract_id } }) =>
    db.transaction((within) => removeContract(within, caller.dealer_id, contract_id)),
  );

  serve(app, receivables, ({ db, caller, query }) =>
    listOwedCustomers(db, caller.dealer_id, caller.today, query),
  );

  serve(app, reminderLetters, ({ db, caller, query: { contract_ids, about } }) =>
    composeReminders(db, caller, { contract_ids: idsIn(contract_ids) ?? [], about }),
  );

  serve(app, remindCall, (request) =>
    withIdempotencyKey(remindCall, request, (db) => remindCustomers(db, request.caller, request.body)),
  );

  serve(app, markContractsPaid, ({ db, caller, body }) =>
    db.transaction((within) => markPaid(within, caller, body)),
  );

  serve(app, markContractsUnpaid, ({ db, caller, body }) =>
    db.transaction((within) => markUnpaid(within, caller.dealer_id, body)),
  );

  serve(app, renewContracts, (request) =>
    withIdempotencyKey(renewContracts, request, (db) => renewTogether(db, request.caller, request.body)),
  );

  serve(app, calls.renewContract, (request) => {
    const { caller, params, body } = request;
    // The contract is part of the input of the key.
    return withIdempotencyKey(calls.renewContract, { ...request, body: { ...params, ...body } }, (db) =>
      renewAmcContract(db, {
        dealer_id: caller.dealer_id,
        contract_id: params.contract_id,
        renewal: body,
        today: caller.today,
      }),
    );
  });
}

/** Hides a contract from every list and call; one that it renewed is no longer renewed. */
async function removeContract(db: Db, dealer_id: number, contract_id: number): Promise<object> {
  const [removed] = await db.query(sql`update contracts set deleted_at = now(), updated_at = now()
    where dealer_id = ${dealer_id} and contract_id = ${contract_id} and deleted_at is null returning 1`);
  if (!removed) throw notFound();
  await cancelVisitsOfContract(db, dealer_id, contract_id);
  return {};
}
