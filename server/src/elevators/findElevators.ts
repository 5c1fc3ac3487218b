import type { FoundElevator } from '@smart-elevator/shared-api/contract/elevators/findEndpoints';
import type { Db } from '../database/Database';
import { FOUND_ROWS } from '../database/listSql';
import { runQuery, sql, type Sql } from '../database/sql';
import { ELEVATOR_ORDER, elevatorColumns } from './elevatorColumns';

const ORDER = sql`${ELEVATOR_ORDER.elevator_name}, e.elevator_id`;

/** The dealer's elevators whose name, building or address contains a text: those by name first. */
export function findElevators(db: Db, dealer_id: number, text: string): Promise<FoundElevator[]> {
  const byName = elevatorColumns.searched(['elevator_name'], text) ?? sql`false`;
  const byPlace = elevatorColumns.searched(['building_name', 'elevator_address'], text) ?? sql`false`;
  const first = (condition: Sql) =>
    sql`(select e.elevator_id from elevators e
      where e.dealer_id = ${dealer_id} and e.deleted_at is null and ${condition} order by ${ORDER} limit ${FOUND_ROWS})`;
  return runQuery<FoundElevator>(
    db,
    sql`select e.elevator_id, e.elevator_name, e.building_name, e.elevator_address from elevators e
      where e.dealer_id = ${dealer_id} and e.deleted_at is null
        and e.elevator_id in (${first(byName)} union ${first(byPlace)})
      order by ${byName} desc, ${ORDER} limit ${FOUND_ROWS}`,
  );
}
