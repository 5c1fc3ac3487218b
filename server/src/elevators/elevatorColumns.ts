import {
  ELEVATOR_FILTERS,
  ELEVATOR_ORDERINGS,
  elevatorFields,
} from '@smart-elevator/shared-api/contract/elevators/elevatorFields';
import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import type { FilterQuery } from '@smart-elevator/shared-api/contract/listFilters';
import { entityColumns } from '../database/entityColumns';
import { fullNameOf } from '../database/personName';
import { SEALED_AT } from '../database/sealedAt';
import { sql, type Sql } from '../database/sql';
import { OPEN_TICKETS } from '../ticket-counts/dealerScope';

/** The columns of `elevators e`. The dealer and the engineer are two columns, but one field. */
export const elevatorColumns = entityColumns(elevatorFields, 'e', {
  user_id: { read: sql`array_remove(array[e.dealer_id, e.engineer_id], null)` },
  elevator_address: { lines: true },
});

/** The select list of an elevator in a reply. */
export const ELEVATOR_COLUMNS = sql`e.elevator_id, ${elevatorColumns.selected(namesFor(elevatorFields, 'read'))},
  ${OPEN_TICKETS} as ticket_count, e.version, ${SEALED_AT} as sealed_at`;

const ofUser = (id: Sql, value: Sql) =>
  sql`(select ${value} from users u where u.dealer_id = e.dealer_id and u.user_id = ${id})`;

/** The user name and the name of the user with an id, as two columns. */
const namesOf = (id: Sql, person: Sql) =>
  sql`${ofUser(id, sql`u.username`)} as ${person}_name, ${ofUser(id, fullNameOf(sql`u`))} as ${person}_full_name`;

/** The same with the names of customer and engineer, for a list. */
export const LISTED_COLUMNS = sql`${ELEVATOR_COLUMNS}, ${namesOf(sql`e.customer_id`, sql`customer`)},
  ${namesOf(sql`e.engineer_id`, sql`engineer`)}`;

/** The columns that lists can be ordered by. */
export const ELEVATOR_ORDER = elevatorColumns.orders(ELEVATOR_ORDERINGS);

/** The conditions of the filters of a list, besides the search. */
export const elevatorFilters = (query: FilterQuery<typeof ELEVATOR_FILTERS>): Sql[] =>
  elevatorColumns.filtered(ELEVATOR_FILTERS, query, { engineer: (id) => sql`e.engineer_id = ${id}` });
