import type { Contract } from '@smart-elevator/shared-api/contract/amc/contract';
import type { ContractRenewal } from '@smart-elevator/shared-api/contract/amc/contractChange';
import { contractMessages } from '@smart-elevator/shared-api/contract/amc/messages';
import type { Db } from '../database/Database';
import { badRequest, conflict } from '../http/HttpError';
import { validateContract } from './validateContract';
import { findContract, lockContract } from './contractRepository';
import { insertContract } from './storeContract';

/** A renewal of one contract. */
interface Renewal {
  dealer_id: number;
  contract_id: number;
  renewal: ContractRenewal;
  /** yyyy-mm-dd. */
  today: string;
}

/**
 * Creates a contract with the terms of an old one, which stays as it is. A contract can be renewed once; of several
 * concurrent renewals the others are refused. The new one is not paid yet.
 */
export async function renewContract(
  db: Db,
  { dealer_id, contract_id, renewal, today }: Renewal,
): Promise<Contract> {
  await lockContract(db, dealer_id, contract_id);
  const old = await findContract(db, dealer_id, contract_id, today);
  if (old.renewed_by !== null) throw conflict({ detail: contractMessages.renewedAlready });
  const terms = { ...old, paid: false, ...renewal };
  // The elevators of an ended contract are deleted, so the renewal must name others.
  if (terms.elevator_ids.length === 0) throw badRequest({ elevator_ids: [contractMessages.noElevators] });
  await validateContract(db, dealer_id, terms, { contract_id, renewsUntil: old.end_date });
  const renewed = await insertContract(db, dealer_id, { ...terms, renews: contract_id }, today);
  return findContract(db, dealer_id, renewed, today);
}
