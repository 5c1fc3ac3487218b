import type { Db } from '../database/Database';
import { sql } from '../database/sql';

/**
 * Gives the links of a building its new name, once its last lift has it. They are locked first: of two lifts that are renamed at the same
 * moment, the second sees the first.
 */
export async function renameShares(
  db: Db,
  dealer_id: number,
  { before, after }: { before: string; after: string },
): Promise<void> {
  const named = sql`dealer_id = ${dealer_id} and kind = 'building' and building_name = ${before}`;
  await db.query(sql`select from shared_reports where ${named} order by share_id for no key update`);
  await db.query(sql`update shared_reports set building_name = ${after} where ${named}
    and not exists (select from elevators where dealer_id = ${dealer_id} and building_name = ${before} and deleted_at is null)`);
}
