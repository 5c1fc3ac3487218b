import type { TicketOrdering } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { DEFAULT_TICKET_ORDERING } from '@smart-elevator/shared-api/contract/tickets/ticketOrder';
import { orderBySql, type Paging } from '../../database/listSql';
import { joinSql, sql, type Sql } from '../../database/sql';
import type { NameOrder } from './pageByName';
import { ownRowColumns, rowColumns, TICKET_ORDER } from '../ticketColumns';

/** The page and the order of a ticket list. */
export interface TicketPaging extends Paging {
  ordering?: TicketOrdering | `-${TicketOrdering}` | undefined;
}

/** What an order by a name from another table joins. */
export const JOINED = {
  elevator_name: sql`left join elevators e on e.dealer_id = t.dealer_id and e.elevator_id = t.elevator_id`,
  assignee_name: sql`left join users assigned on assigned.dealer_id = t.dealer_id and assigned.user_id = t.assignee_id`,
};

/**
 * The names of the few rows of a page: each is looked up. A join would read all people and elevators of the dealer.
 */
const NAMES_OF_FEW = sql`left join lateral (select named.elevator_name, named.elevator_name_order, named.building_name from elevators named
      where named.dealer_id = t.dealer_id and named.elevator_id = t.elevator_id offset 0) e on true
  left join lateral (select named.username, named.username_order, named.first_name, named.last_name, named.deleted_at
      from users named
      where named.dealer_id = t.dealer_id and named.user_id = t.assignee_id offset 0) assigned on true`;

/** The select list of a row. */
const COLUMNS = sql`t.ticket_id, ${rowColumns()}`;

/** The columns of a ticket that a row needs, without the description. */
export const ROW_COLUMNS = sql`t.dealer_id, t.ticket_id, t.ticket_no, t.reporter_id, t.label_order,
  ${joinSql(ownRowColumns(), ', ', sql`null`)}`;

/** The order of a list, also for its cursors. */
export const orderBy = (ordering: TicketPaging['ordering']) =>
  orderBySql(TICKET_ORDER, ordering, {
    usual: DEFAULT_TICKET_ORDERING,
    last: sql`t.ticket_id`,
    nullable: ['assignee_name'],
  });

/** The people or elevators by whose names a list is ordered, and the direction; undefined for a column of the tickets. */
export function nameOrder(ordering: TicketPaging['ordering']): NameOrder | undefined {
  const by = (['elevator_name', 'assignee_name'] as const).find((one) => ordering?.endsWith(one));
  return by && { by, descends: ordering?.startsWith('-') ?? false };
}

/** Whether a list is in the order of the last change, in either direction. */
export const isNewestFirst = (ordering: TicketPaging['ordering'] = DEFAULT_TICKET_ORDERING): boolean =>
  ordering.endsWith('update_date');

/** The few rows of the page with their names. */
export const named = (page: Sql, order: Sql, also: Sql = sql``): Sql =>
  sql`select ${COLUMNS}${also} from (${page}) t ${NAMES_OF_FEW} order by ${order}`;

/** The queries of the whole list. */
export function allTickets(which: Sql, { ordering }: TicketPaging) {
  const { order } = orderBy(ordering);
  const name = nameOrder(ordering);
  const joined = name ? JOINED[name.by] : sql``;
  return {
    keys: sql`select t.ticket_id as key from tickets t ${joined} where ${which} order by ${order}`,
    rowsWith: (keys: readonly number[]) =>
      named(
        sql`select ${ROW_COLUMNS} from tickets t where ${which} and t.ticket_id = any(${keys}::bigint[])`,
        order,
      ),
  };
}
