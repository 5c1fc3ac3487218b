import type { Db } from '../database/Database';
import { ask, sql } from '../database/sql';
import { notFound } from '../http/refusals';

/** Keeps others from changing, renewing or deleting a contract until the transaction ends; 404 when it is not there. */
export async function lockContract(db: Db, dealer_id: number, contract_id: number): Promise<void> {
  const [held] = await ask(
    db,
    sql`select 1 from contracts
      where dealer_id = ${dealer_id} and contract_id = ${contract_id} and deleted_at is null for no key update`,
  );
  if (!held) throw notFound();
}
