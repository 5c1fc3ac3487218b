import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import type { AmcContractChanges } from '@smart-elevator/shared-api/contract/amc/amcContractChange';
import { amcContractMessages } from '@smart-elevator/shared-api/contract/amc/messages';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import type { Db } from '../database/Database';
import { joinSql, sql } from '../database/sql';
import { badRequest } from '../http/HttpError';
import { amcContractColumns } from './amcContractColumns';
import { validateAmcContract } from './validateAmcContract';
import { findAmcContract, lockAmcContract } from './amcContractRepository';
import { markLapseNotified } from './remindRenewals';
import { setCoveredElevators } from './storeAmcContract';

/** A change of one contract. */
export interface AmcContractChange {
  dealer_id: number;
  contract_id: number;
  /** Omitted fields stay as they are. */
  changes: AmcContractChanges;
  /** yyyy-mm-dd. */
  today: string;
}

/** Changes a contract, or throws a refusal with the reasons. */
export async function changeAmcContract(
  db: Db,
  { dealer_id, contract_id, changes, today }: AmcContractChange,
): Promise<AmcContract> {
  await lockAmcContract(db, dealer_id, contract_id);
  const stored = await findAmcContract(db, dealer_id, contract_id, today);
  const next = { ...stored, ...changes };
  await validateAmcContract(db, dealer_id, next, { contract_id, keptCustomer: stored.customer_id });
  await checkSeries(db, dealer_id, stored, next);
  // A contract that gets elevators again continues.
  const { ended_on = null, last_elevator = null } = changes.elevator_ids ? {} : stored;
  await db.query(sql`
    update contracts set ${joinSql(amcContractColumns.assigned(next), ', ', sql``)}, updated_at = now(),
      paid_on = case when ${next.paid}::boolean then paid_on end,
      payment_reference = case when ${next.paid}::boolean then payment_reference end,
      ended_on = ${ended_on && [ended_on, next.end_date].sort()[0]}, last_elevator = ${last_elevator}
    where dealer_id = ${dealer_id} and contract_id = ${contract_id}`);
  if (changes.elevator_ids) await setCoveredElevators(db, dealer_id, contract_id, changes.elevator_ids);
  if (next.end_date !== stored.end_date) await markLapseNotified(db, dealer_id, contract_id, today);
  return findAmcContract(db, dealer_id, contract_id, today);
}

type Days = Pick<AmcContract, 'start_date' | 'end_date'>;

/** Refuses changed days with which a renewal would not start after the contract that it renews has ended. */
async function checkSeries(db: Db, dealer_id: number, stored: AmcContract, next: Days): Promise<void> {
  const { renews, renewed_by, start_date, end_date } = stored;
  const [others] = await db.query<{ renewed_until: string | null; renewed_from: string | null }>(sql`select
    (select c.end_date from contracts c where c.dealer_id = ${dealer_id} and c.contract_id = ${renews}) as renewed_until,
    (select c.start_date from contracts c where c.dealer_id = ${dealer_id} and c.contract_id = ${renewed_by}) as renewed_from`);
  const { renewed_until, renewed_from } = others ?? { renewed_until: null, renewed_from: null };
  const tooEarly = [amcContractMessages.renewalTooEarly];
  const errors: FieldErrors = {
    ...(next.start_date !== start_date && renewed_until !== null && next.start_date <= renewed_until
      ? { start_date: tooEarly }
      : {}),
    ...(next.end_date !== end_date && renewed_from !== null && next.end_date >= renewed_from
      ? { end_date: tooEarly }
      : {}),
  };
  if (Object.keys(errors).length > 0) throw badRequest(errors);
}
