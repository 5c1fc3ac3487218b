import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import type { AmcRenewal } from '@smart-elevator/shared-api/contract/amc/amcContractChange';
import { amcContractMessages } from '@smart-elevator/shared-api/contract/amc/messages';
import type { Db } from '../database/Database';
import { badRequest, conflict } from '../http/HttpError';
import { validateAmcContract } from './validateAmcContract';
import { findAmcContract, lockAmcContract } from './amcContractRepository';
import { insertAmcContract } from './storeAmcContract';

/** A renewal of one contract. */
interface Renewal {
  dealer_id: number;
  contract_id: number;
  renewal: AmcRenewal;
  /** yyyy-mm-dd. */
  today: string;
}

/**
 * Creates a contract with the terms of an old one, which stays as it is. A contract can be renewed once; of several
 * concurrent renewals the others are refused. The new one is not paid yet.
 */
export async function renewAmcContract(
  db: Db,
  { dealer_id, contract_id, renewal, today }: Renewal,
): Promise<AmcContract> {
  await lockAmcContract(db, dealer_id, contract_id);
  const old = await findAmcContract(db, dealer_id, contract_id, today);
  if (old.renewed_by !== null) throw conflict({ detail: amcContractMessages.renewedAlready });
  const terms = { ...old, paid: false, ...renewal };
  // The elevators of an ended contract are deleted, so the renewal must name others.
  if (terms.elevator_ids.length === 0) throw badRequest({ elevator_ids: [amcContractMessages.noElevators] });
  await validateAmcContract(db, dealer_id, terms, {
    contract_id,
    formerCustomer: old.customer_id,
    renewsUntil: old.end_date,
  });
  const renewed = await insertAmcContract(db, dealer_id, { ...terms, renews: contract_id }, today);
  return findAmcContract(db, dealer_id, renewed, today);
}
