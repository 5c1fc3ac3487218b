import type { FoundElevator } from '@smart-elevator/shared-api/contract/elevators/findEndpoints';
import type { Db } from '../database/Database';
import { FOUND_ROWS, usesTrigrams } from '../database/listSql';
import { SEALED_AT } from '../database/sealedAt';
import { joinSql, sql, type Sql } from '../database/sql';
import { ELEVATOR_ORDER, elevatorColumns } from './elevatorColumns';

/** The order of found elevators `e`. */
export const FOUND_ORDER = sql`${ELEVATOR_ORDER.elevator_name}, e.elevator_id`;

/** Whether the name of the elevator `e` contains a text. */
export const hasName = (text: string): Sql => elevatorColumns.searched(['elevator_name'], text) ?? sql`false`;

/** Whether the building or the address of the elevator `e` contains a text. */
export const hasPlace = (text: string): Sql =>
  elevatorColumns.searched(['building_name', 'elevator_address'], text) ?? sql`false`;

/** The ids of the first elevators of each condition on `e`: each has its own few rows, so that each uses its own index. */
export const firstOfEach = (dealer_id: number, conditions: readonly Sql[], rows: number): Sql => {
  const first = (condition: Sql) =>
    sql`(select e.elevator_id from elevators e where e.dealer_id = ${dealer_id} and e.deleted_at is null
      and ${condition} order by ${FOUND_ORDER} limit ${rows})`;
  return joinSql(conditions.map(first), ' union ', sql`select null::bigint`);
};

/**
 * The dealer's elevators whose name, building or address contains a text: those by name first. A text that is too short
 * for the indexes is searched in the names only. Those of a customer are on the customer's page.
 */
export function findElevators(db: Db, dealer_id: number, text: string): Promise<FoundElevator[]> {
  const byName = hasName(text);
  const conditions = usesTrigrams(text) ? [byName, hasPlace(text)] : [byName];
  return db.query<FoundElevator>(sql`
    select e.elevator_id, e.elevator_name, e.building_name, e.elevator_address,
      ${SEALED_AT} is not null as sealed from elevators e
    where e.dealer_id = ${dealer_id} and e.deleted_at is null
      and e.elevator_id in (${firstOfEach(dealer_id, conditions, FOUND_ROWS)})
    order by ${byName} desc, ${FOUND_ORDER} limit ${FOUND_ROWS}`);
}
