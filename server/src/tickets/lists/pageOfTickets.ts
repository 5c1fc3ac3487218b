import { DEFAULT_PAGE_SIZE } from '@smart-elevator/shared-api/contract/list';
import { DEFAULT_TICKET_ORDERING } from '@smart-elevator/shared-api/contract/tickets/ticketOrder';
import { limitOffset, limitThroughPage } from '../../database/listSql';
import { afterCursor, cursorColumns, decodeCursor } from '../../database/keyset';
import { joinSql, sql, type Sql } from '../../database/sql';
import { assigneesByTally } from './countByTally';
import { deepIds, deepIdsByName, deepPaging } from './deepPage';
import { pageByName, type NameOrder } from './pageByName';
import { scopeSql, equalsAny } from './conditions';
import type { TicketKeyMatch } from './SearchMatches';
import { JOINED, named, orderBy, ROW_COLUMNS, type TicketPaging } from './ticketRows';
import type { TicketScope, PersonScope } from './TicketScope';

/** The largest number of tickets that are sorted when a scan of the newest might find too few. */
const MAX_SORTED_ROWS = 20_000;
/** The same by the names of elevators, each of which has few tickets. */
const MAX_SORTED_NAMES = 1_000;

/** How many tickets match, and how many there are. */
const COUNTED = { count: sql`(select c.count from counted c)`, total: sql`(select c.total from counted c)` };

/**
 * The rows of a page as a query; `quick` means that `counted` is available.
 */
export function pageOfTickets(
  dealer_id: number,
  scope: TicketScope,
  paging: TicketPaging,
  quick: boolean,
): Sql {
  const { ordering = DEFAULT_TICKET_ORDERING, cursor } = paging;
  const { order } = orderBy(ordering);
  const which = scopeSql(dealer_id, scope);
  if (cursor !== undefined) return pageAfter(dealer_id, which, paging, cursor);
  const { found, text } = scope;
  const [person, ...others] = scope.persons ?? [];
  const newest = ordering.endsWith('update_date');
  const name = nameOrder(ordering);
  if (!name && (text || (found && quick))) return named(scanOrSort(dealer_id, scope, order, paging), order);
  if (newest && person && others.length === 0 && !found)
    return named(ofPerson(dealer_id, person, { ...scope, persons: undefined }, order, paging), order);
  if (name && !found && !text)
    return named(pageByName(dealer_id, which, ROW_COLUMNS, { ...name, paging }), order);
  if (name) return named(namesOrSort(dealer_id, which, order, { ...name, paging }), order);
  return named(
    sql`select ${ROW_COLUMNS} from tickets t where ${which} order by ${order} ${limitOffset(paging)}`,
    order,
  );
}

/** Many matches: name after name is read until the page is full. Few: all of them are collected and sorted. */
function namesOrSort(
  dealer_id: number,
  which: Sql,
  order: Sql,
  name: NameOrder & { paging: TicketPaging },
): Sql {
  const walks = sql`${COUNTED.count} > ${name.by === 'assignee_name' ? MAX_SORTED_ROWS : MAX_SORTED_NAMES}::integer`;
  const few = sql`${which} and not (${walks})`;
  return sql`(select ${ROW_COLUMNS} from (${pageByName(dealer_id, which, ROW_COLUMNS, name)}) t where ${walks})
    union all (${slimRows(dealer_id, sortedIds(few, order, name.by, limitOffset(name.paging)))})`;
}

/** The ids of a page of tickets that are all collected and sorted by a name from another table. */
const sortedIds = (which: Sql, order: Sql, by: NameOrder['by'], limit: Sql): Sql =>
  sql`select t.ticket_id from tickets t ${JOINED[by]} where ${which} order by ${order} ${limit}`;

const slimRows = (dealer_id: number, ids: Sql): Sql =>
  sql`select ${ROW_COLUMNS} from tickets t where t.dealer_id = ${dealer_id} and t.ticket_id = any(array(${ids}))`;

/** The rows of a late page, in a list of which `count` is known. */
export function lateTickets(dealer_id: number, scope: TicketScope, paging: TicketPaging, count: number): Sql {
  const orders = orderBy(paging.ordering);
  const which = scopeSql(dealer_id, scope);
  const name = nameOrder(orders.keyset.ordering);
  const place = deepPaging(paging, count);
  const isFew = scope.found && count <= MAX_SORTED_ROWS;
  const ids =
    name && isFew
      ? sortedIds(which, orders.order, name.by, limitOffset(paging))
      : name
        ? deepIdsByName(dealer_id, which, name, place, assigneesByTally(dealer_id, scope))
        : deepIds(which, orders, place);
  return named(slimRows(dealer_id, ids), orders.order);
}

/** The rows after a cursor, each with its place in the order. */
function pageAfter(
  dealer_id: number,
  which: Sql,
  { ordering, page_size }: TicketPaging,
  cursor: string,
): Sql {
  const { order, keyset } = orderBy(ordering);
  const after = decodeCursor(cursor, keyset);
  const name = nameOrder(keyset.ordering);
  const paging = { page: 1, page_size };
  const page = name
    ? pageByName(dealer_id, which, ROW_COLUMNS, { ...name, after, paging })
    : sql`select ${ROW_COLUMNS} from tickets t where ${which} ${after ? sql`and ${afterCursor(keyset, after)}` : sql``}
        order by ${order} ${limitOffset(paging)}`;
  return named(page, order, cursorColumns(keyset));
}

/** The queries of the whole list. */
export function allTickets(dealer_id: number, scope: TicketScope, { ordering }: TicketPaging) {
  const { order, keyset } = orderBy(ordering);
  const which = scopeSql(dealer_id, scope);
  const name = nameOrder(keyset.ordering);
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

function nameOrder(ordering: string): NameOrder | undefined {
  const by = (['elevator_name', 'assignee_name'] as const).find((one) => ordering.endsWith(one));
  return by && { by, descends: ordering.startsWith('-') };
}

/**
 * Many matches: the newest tickets are scanned until the page is full. Few: all of them are collected and sorted. The
 * counts, which are known by then, decide between the two; the other half is not executed.
 */
function scanOrSort(dealer_id: number, scope: TicketScope, order: Sql, paging: TicketPaging): Sql {
  const { found } = scope;
  const { page = 1, page_size = DEFAULT_PAGE_SIZE } = paging;
  const reach = page * page_size;
  const which = scopeSql(dealer_id, scope);
  const rest = { ...scope, found: undefined, text: undefined };
  const many = sql`${COUNTED.count}::bigint * ${COUNTED.count} >= ${reach}::bigint * ${COUNTED.total}`;
  const isNewest = (paging.ordering ?? DEFAULT_TICKET_ORDERING).endsWith('update_date');
  // What a search finds may all be at the end of another order, such as that of the status.
  const walks = !found
    ? many
    : isNewest
      ? isScanFaster(found.key, many)
      : sql`(${COUNTED.count} > ${MAX_SORTED_ROWS})`;
  // 'is true' prevents an index look-up for the condition, so that the index of the order is used.
  return sql`(select ${ROW_COLUMNS} from tickets t where ${scopeSql(dealer_id, rest)} and (${which}) is true and ${walks}
      order by ${order} ${limitOffset(paging)})
    union all
    (select ${ROW_COLUMNS} from (select ${ROW_COLUMNS} from tickets t where ${which} and not (${walks}) offset 0) t
      order by ${order} ${limitOffset(paging)})`;
}

/**
 * Tickets whose keys start alike have a similar age, so that a scan of the newest may find none for long. One or two
 * digits in the middle of a key have no index.
 */
function isScanFaster(key: TicketKeyMatch, many: Sql): Sql {
  if (typeof key === 'string') return many;
  if (key.at === 'start') return sql`(${many} and ${COUNTED.count} > ${MAX_SORTED_ROWS})`;
  return key.digits.length < 3 ? sql`true` : many;
}

/** The newest tickets of each relation of a person to a ticket, each by its own index, and of those the newest. */
function ofPerson(
  dealer_id: number,
  { ids, elevators }: PersonScope,
  rest: TicketScope,
  order: Sql,
  paging: TicketPaging,
): Sql {
  const also = scopeSql(dealer_id, rest);
  const reach = limitThroughPage(paging);
  const newest = (relation: Sql) =>
    sql`(select ${ROW_COLUMNS} from tickets t where ${relation} and ${also} order by ${order} ${reach})`;
  const relations = [newest(equalsAny(sql`t.assignee_id`, ids)), newest(equalsAny(sql`t.reporter_id`, ids))];
  if (elevators.length > 0)
    relations.push(sql`(select near.* from unnest(${elevators}::bigint[]) theirs (elevator_id)
      cross join lateral ${newest(sql`t.elevator_id = theirs.elevator_id`)} near)`);
  return sql`select ${ROW_COLUMNS} from (${joinSql(relations, ' union ', sql`null`)}) t order by ${order} ${limitOffset(paging)}`;
}
