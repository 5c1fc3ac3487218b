import type { Db } from '../database/Database';
import { ask, sql } from '../database/sql';
import { notFound } from '../http/refusals';

/** Hides a contract from every list and call; one that it renewed is not renewed any more. */
export async function removeContract(db: Db, dealer_id: number, contract_id: number): Promise<object> {
  const [removed] = await ask(
    db,
    sql`update contracts set deleted_at = now(), updated_at = now()
      where dealer_id = ${dealer_id} and contract_id = ${contract_id} and deleted_at is null returning 1`,
  );
  if (!removed) throw notFound();
  return {};
}
