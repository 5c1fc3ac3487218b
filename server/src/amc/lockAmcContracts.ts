import type { Db } from '../database/Database';
import { sql, type Sql } from '../database/sql';

/**
 * Locks the dealer's contracts with these ids until the transaction ends, always in the same order, so that two changes of
 * several contracts cannot deadlock. Returns the ones that exist by their ids, with `columns` of the contract `c`.
 */
export async function lockAmcContracts<Row extends { contract_id: number }>(
  db: Db,
  dealer_id: number,
  contract_ids: readonly number[],
  columns: Sql,
): Promise<ReadonlyMap<number, Row>> {
  const rows = await db.query<Row>(sql`select c.contract_id, ${columns} from contracts c
    where c.dealer_id = ${dealer_id} and c.contract_id = any(${contract_ids}::bigint[]) and c.deleted_at is null
    order by c.contract_id for no key update`);
  return new Map(rows.map((row) => [row.contract_id, row]));
}
