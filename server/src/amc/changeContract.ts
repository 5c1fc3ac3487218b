import type { Contract } from '@smart-elevator/shared-api/contract/amc/contract';
import type { ContractChanges } from '@smart-elevator/shared-api/contract/amc/contractChange';
import type { Db } from '../database/Database';
import { joinSql, sql } from '../database/sql';
import { contractColumns } from './contractColumns';
import { validateContract } from './validateContract';
import { findContract, lockContract } from './contractRepository';
import { markLapseNotified } from './remindRenewals';
import { setCoveredElevators } from './storeContract';

/** A change of one contract. */
export interface ContractChange {
  dealer_id: number;
  contract_id: number;
  /** Omitted fields stay as they are. */
  changes: ContractChanges;
  /** yyyy-mm-dd. */
  today: string;
}

/** Changes a contract, or throws a refusal with the reasons. */
export async function changeContract(
  db: Db,
  { dealer_id, contract_id, changes, today }: ContractChange,
): Promise<Contract> {
  await lockContract(db, dealer_id, contract_id);
  const stored = await findContract(db, dealer_id, contract_id, today);
  const next = { ...stored, ...changes };
  await validateContract(db, dealer_id, next, { contract_id, keptCustomer: stored.customer_id });
  // A contract that gets elevators again continues.
  const { ended_on = null, last_elevator = null } = changes.elevator_ids ? {} : stored;
  await db.query(sql`
    update contracts set ${joinSql(contractColumns.assigned(next), ', ', sql``)}, updated_at = now(),
      ended_on = ${ended_on}, last_elevator = ${last_elevator}
    where dealer_id = ${dealer_id} and contract_id = ${contract_id}`);
  if (changes.elevator_ids) await setCoveredElevators(db, dealer_id, contract_id, changes.elevator_ids);
  if (next.end_date !== stored.end_date) await markLapseNotified(db, dealer_id, contract_id, today);
  return findContract(db, dealer_id, contract_id, today);
}
