import type { Db } from '../database/Database';
import { sql } from '../database/sql';

/**
 * Whether the dealer has an elevator with this id. With 'for share' it cannot be deleted until the transaction ends.
 */
export async function elevatorExists(
  db: Db,
  dealer_id: number,
  elevator_id: number,
  lock: 'for share' | 'no lock' = 'no lock',
): Promise<boolean> {
  const found = await db.query(sql`select 1 from elevators
    where dealer_id = ${dealer_id} and elevator_id = ${elevator_id} and deleted_at is null
    ${lock === 'for share' ? sql`for share` : sql``}`);
  return found.length > 0;
}
