import { DEFAULT_PAGE_SIZE } from '@smart-elevator/shared-api/contract/list';
import { deepPaging } from '../../database/deepPaging';
import { limitOffset, limitThroughPage } from '../../database/listSql';
import { afterCursor, cursorColumns, decodeCursor, type Cursor } from '../../database/keyset';
import { equalsAny, joinSql, sql, type Sql } from '../../database/sql';
import { assigneesByTally } from './countByTally';
import { deepIdsByName } from './deepPage';
import { pageByName, type NameOrder } from './pageByName';
import { scopeSql } from './conditions';
import type { TicketKeyMatch } from './SearchMatches';
import {
  isNewestFirst,
  JOINED,
  named,
  nameOrder,
  orderBy,
  ROW_COLUMNS,
  type TicketPaging,
} from './ticketRows';
import type { TicketScope } from './TicketScope';

/** The largest number of tickets that are sorted when a scan of the newest might find too few. */
const MAX_SORTED_ROWS = 20_000;
/** The same by the names of elevators, each of which has few tickets. */
const MAX_SORTED_NAMES = 1_000;

/** How many tickets match, and how many there are. */
const COUNTED = { count: sql`(select c.count from counted c)`, total: sql`(select c.total from counted c)` };

/** A page of a list. */
export interface PageRequest {
  dealer_id: number;
  scope: TicketScope;
  paging: TicketPaging;
  /** The number of tickets in the list, if it is a late page; undefined otherwise. */
  count: number | undefined;
  /** Whether tallies answer the count of the list. */
  isTallied: boolean;
}

/** A page with what decides how it is read, and what its statements are made of. */
interface Reading extends PageRequest {
  place: 'first pages' | 'late' | 'after a cursor';
  /** The narrowest part of the scope: a part of a text, the search, one person, or columns alone. */
  by: 'text' | 'search' | 'person' | 'columns';
  /** The scope as a condition. */
  which: Sql;
  order: Sql;
  reversed: Sql;
  after: Cursor | undefined;
  isAfter: Sql;
}

/** A page in the order of a name from another table. */
interface NameReading extends Reading {
  name: NameOrder;
}

/** Pages, and the statement that reads them: their rows, with few columns. */
type Way<R> = readonly [when: (reading: R) => boolean, read: (reading: R) => Sql];

/**
 * How the pages of a list are read (ADR-126): by the first way that applies, else along the index of
 * the order, or name after name.
 */
const BY_COLUMN: readonly Way<Reading>[] = [
  [({ place }) => place === 'after a cursor', rowsInOrder],
  [({ place }) => place === 'late', lateRows],
  [({ by, isTallied }) => by === 'text' || (by === 'search' && isTallied), scanOrSort],
  [({ by, paging }) => by === 'person' && isNewestFirst(paging.ordering), newestOfPerson],
];
const BY_NAME: readonly Way<NameReading>[] = [
  [({ place }) => place === 'after a cursor', rowsByName],
  [({ place, by, count = 0 }) => place === 'late' && by === 'search' && count <= MAX_SORTED_ROWS, sortedRows],
  [({ place }) => place === 'late', lateRowsByName],
  [({ by }) => by === 'text' || by === 'search', namesOrSort],
];

const wayOf = <R>(ways: readonly Way<R>[], usual: Way<R>[1], reading: R): Sql => {
  const [, read] = ways.find(([when]) => when(reading)) ?? [undefined, usual];
  return read(reading);
};

/** The rows of a page as a query; `counted` has the counts of the list. */
export function pageOfTickets(request: PageRequest): Sql {
  const { dealer_id, scope, count, paging } = request;
  const { cursor, ordering } = paging;
  const hasCursor = cursor !== undefined;
  const { order, reversed, keyset } = orderBy(ordering);
  const name = nameOrder(ordering);
  const after = hasCursor ? decodeCursor(cursor, keyset) : undefined;
  const reading: Reading = {
    ...request,
    ...{ which: scopeSql(dealer_id, scope), order, reversed, after },
    paging: hasCursor ? { ...paging, page: 1 } : paging,
    place: hasCursor ? 'after a cursor' : count === undefined ? 'first pages' : 'late',
    by: scope.text ? 'text' : scope.found ? 'search' : scope.persons?.length === 1 ? 'person' : 'columns',
    isAfter: after ? sql`and ${afterCursor(keyset, after)}` : sql``,
  };
  const page = name
    ? wayOf(BY_NAME, rowsByName, { ...reading, name })
    : wayOf(BY_COLUMN, rowsInOrder, reading);
  return named(page, order, hasCursor ? cursorColumns(keyset) : undefined);
}

/** Along the index of the order. */
function rowsInOrder({ which, order, paging, isAfter }: Reading): Sql {
  return sql`select ${ROW_COLUMNS} from tickets t where ${which} ${isAfter} order by ${order} ${limitOffset(paging)}`;
}

/** Name after name, until the page is full. */
function rowsByName({ dealer_id, which, name, after, paging }: NameReading): Sql {
  return pageByName(dealer_id, which, ROW_COLUMNS, { ...name, after, paging });
}

/** Skips the rows before the page within the index of the order, from the nearer end. */
function lateRows({ dealer_id, which, order, reversed, paging, count = 0 }: Reading): Sql {
  const { limit, offset, fromEnd } = deepPaging(paging, count);
  return rowsWith(
    dealer_id,
    sql`select t.ticket_id from tickets t where ${which} order by ${fromEnd ? reversed : order}
    limit ${limit} offset ${offset}`,
  );
}

/** Skips the names before the page. */
function lateRowsByName({ dealer_id, which, scope, name, paging, count = 0 }: NameReading): Sql {
  const place = deepPaging(paging, count);
  return rowsWith(
    dealer_id,
    deepIdsByName(dealer_id, which, name, place, assigneesByTally(dealer_id, scope)),
  );
}

/** All of them are collected and sorted. */
function sortedRows({ dealer_id, which, order, name, paging }: NameReading): Sql {
  return rowsWith(dealer_id, sortedIds(which, order, name.by, limitOffset(paging)));
}

/** Many matches: name after name is read until the page is full. Few: all of them are collected and sorted. */
function namesOrSort(reading: NameReading): Sql {
  const { dealer_id, which, order, name, paging } = reading;
  const walks = sql`${COUNTED.count} > ${name.by === 'assignee_name' ? MAX_SORTED_ROWS : MAX_SORTED_NAMES}::integer`;
  const few = sql`${which} and not (${walks})`;
  return sql`(select ${ROW_COLUMNS} from (${rowsByName(reading)}) t where ${walks})
    union all (${rowsWith(dealer_id, sortedIds(few, order, name.by, limitOffset(paging)))})`;
}

/** The ids of a page of tickets that are all collected and sorted by a name from another table. */
const sortedIds = (which: Sql, order: Sql, by: NameOrder['by'], limit: Sql): Sql =>
  sql`select t.ticket_id from tickets t ${JOINED[by]} where ${which} order by ${order} ${limit}`;

const rowsWith = (dealer_id: number, ids: Sql): Sql =>
  sql`select ${ROW_COLUMNS} from tickets t where t.dealer_id = ${dealer_id} and t.ticket_id = any(array(${ids}))`;

/**
 * Many matches: the newest tickets are scanned until the page is full. Few: all of them are collected and sorted. The
 * counts, which are known by then, decide between the two; the other half is not executed.
 */
function scanOrSort({ dealer_id, scope, which, order, paging }: Reading): Sql {
  const { found } = scope;
  const { page = 1, page_size = DEFAULT_PAGE_SIZE } = paging;
  const reach = page * page_size;
  const rest = { ...scope, found: undefined, text: undefined };
  const many = sql`${COUNTED.count}::bigint * ${COUNTED.count} >= ${reach}::bigint * ${COUNTED.total}`;
  // What a search finds may all be at the end of another order, such as that of the status.
  const walks = !found
    ? many
    : isNewestFirst(paging.ordering)
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

/** The newest tickets of each relation of the person to a ticket, each by its own index, and of those the newest. */
function newestOfPerson({ dealer_id, scope: { persons = [], ...rest }, order, paging }: Reading): Sql {
  const also = scopeSql(dealer_id, rest);
  const reach = limitThroughPage(paging);
  const newest = (relation: Sql) =>
    sql`(select ${ROW_COLUMNS} from tickets t where ${relation} and ${also} order by ${order} ${reach})`;
  const relations = persons.flatMap(({ ids, elevators }) => [
    newest(equalsAny(sql`t.assignee_id`, ids)),
    newest(equalsAny(sql`t.reporter_id`, ids)),
    ...(elevators.length > 0
      ? [
          sql`(select near.* from unnest(${elevators}::bigint[]) theirs (elevator_id)
      cross join lateral ${newest(sql`t.elevator_id = theirs.elevator_id`)} near)`,
        ]
      : []),
  ]);
  return sql`select ${ROW_COLUMNS} from (${joinSql(relations, ' union ', sql`null`)}) t order by ${order} ${limitOffset(paging)}`;
}
