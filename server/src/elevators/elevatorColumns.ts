import {
  ELEVATOR_ORDERINGS,
  elevatorFields,
} from '@smart-elevator/shared-api/contract/elevators/elevatorFields';
import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import { entityColumns } from '../database/entityColumns';
import { sql, type Sql } from '../database/sql';
import { OPEN_TICKETS } from '../tickets/dealerScope';

/** The columns of `elevators e`. The dealer and the engineer are two columns, but one field. */
export const elevatorColumns = entityColumns(elevatorFields, 'e', {
  user_id: { read: sql`array_remove(array[e.dealer_id, e.engineer_id], null)` },
});

/** The select list of an elevator in a reply. */
export const ELEVATOR_COLUMNS = sql`e.elevator_id, ${elevatorColumns.selected(namesFor(elevatorFields, 'read'))},
  ${OPEN_TICKETS} as ticket_count`;

const userName = (id: Sql) =>
  sql`(select u.username from users u where u.dealer_id = e.dealer_id and u.user_id = ${id})`;

/** The same with the user names of customer and engineer, for a list. */
export const LISTED_COLUMNS = sql`${ELEVATOR_COLUMNS}, ${userName(sql`e.customer_id`)} as customer_name,
  ${userName(sql`e.engineer_id`)} as engineer_name`;

/** The columns that lists can be ordered by. */
export const ELEVATOR_ORDER = elevatorColumns.orders(ELEVATOR_ORDERINGS);
