import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import type { NewAmcContract } from '@smart-elevator/shared-api/contract/amc/amcContractChange';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import { amcContractColumns } from './amcContractColumns';
import { validateAmcContract, type AmcContractTerms } from './validateAmcContract';
import { findAmcContract } from './amcContractRepository';
import { markLapseNotified } from './remindRenewals';

/** Stores a new contract, or throws a refusal with the reasons. */
export async function storeAmcContract(
  db: Db,
  dealer_id: number,
  contract: NewAmcContract,
  today: string,
): Promise<AmcContract> {
  const terms = { ...contract, paid: contract.paid ?? false };
  await validateAmcContract(db, dealer_id, terms);
  const contract_id = await insertAmcContract(db, dealer_id, { ...terms, renews: null }, today);
  return findAmcContract(db, dealer_id, contract_id, today);
}

/** Stores validated terms, and returns the id. */
export async function insertAmcContract(
  db: Db,
  dealer_id: number,
  contract: AmcContractTerms & { renews: number | null },
  today: string,
): Promise<number> {
  const { columns, values } = amcContractColumns.inserted(contract);
  const [stored] = await db.query<{ contract_id: number }>(sql`
    insert into contracts (dealer_id, renews, ${columns})
    values (${dealer_id}, ${contract.renews}, ${values})
    returning contract_id`);
  if (!stored) throw new Error('The contract was not stored.');
  const { contract_id } = stored;
  await setCoveredElevators(db, dealer_id, contract_id, contract.elevator_ids);
  await markLapseNotified(db, dealer_id, contract_id, today);
  return contract_id;
}

/** Sets the elevators that a contract covers. Deleted ones stay: visits were promised to them until then (R1201). */
export async function setCoveredElevators(
  db: Db,
  dealer_id: number,
  contract_id: number,
  elevator_ids: readonly number[],
): Promise<void> {
  await db.query(sql`
    delete from contract_elevators covered using elevators e
    where covered.dealer_id = ${dealer_id} and covered.contract_id = ${contract_id}
      and covered.elevator_id <> all(${elevator_ids}::bigint[])
      and e.dealer_id = covered.dealer_id and e.elevator_id = covered.elevator_id and e.deleted_at is null`);
  await db.query(sql`insert into contract_elevators (dealer_id, contract_id, elevator_id)
    select ${dealer_id}, ${contract_id}, unnest(${elevator_ids}::bigint[]) on conflict do nothing`);
}
