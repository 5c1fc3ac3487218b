import { DEFAULT_PAGE_SIZE, type Page } from '@smart-elevator/shared-api/contract/list';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { readAllRows, type ListReply } from '../../database/allRows';
import type { Db, Database } from '../../database/Database';
import { isDeep } from '../../database/deepPaging';
import { withNextCursor } from '../../database/keyset';
import { limitConcurrency } from '../../database/limitConcurrency';
import { sql, type Sql } from '../../database/sql';
import type { Caller } from '../../http/authenticate';
import { scopeSql } from './conditions';
import { resolveFilters, type TicketFilters } from './resolveFilters';
import { intersect, scopeParts, type TicketScope } from './TicketScope';
import { pageOfTickets } from './pageOfTickets';
import { allTickets, orderBy, type TicketPaging } from './ticketRows';
import { countByTally } from './countByTally';

/** A ticket list's query: filters, order and page. */
export interface TicketQuery extends TicketFilters, TicketPaging {}

/**
 * The dealer's tickets within `scope`, newest update first unless `query` says otherwise. Names are looked up first;
 * then the counts and the rows of a page come from one statement, so that they are consistent.
 */
export async function listTickets(
  db: Database,
  caller: Pick<Caller, 'dealer_id' | 'today'>,
  query: TicketQuery,
  scope: TicketScope = {},
): Promise<ListReply<TicketRow>> {
  const { dealer_id } = caller;
  const filters = await resolveFilters(db, caller, query);
  const filtered = intersect(scope, filters);
  const isTallied = countByTally(dealer_id, filtered) !== undefined;
  const limited = <T>(read: (within: Db) => Promise<T>): Promise<T> =>
    (filters.found || filters.repeats || filters.text) && !isTallied ? limitConcurrency(db, read) : read(db);
  if (query.page === undefined && query.cursor === undefined)
    return readAllRows(db, allTickets(scopeSql(dealer_id, filtered), query), limited);
  const total = countOf(dealer_id, scope);
  const count = scopeParts(filters).length === 0 ? total : countOf(dealer_id, filtered);
  const isLate = isTallied && query.cursor === undefined && isDeep(query);
  const rows = pageOfTickets({
    ...{ dealer_id, scope: filtered, paging: query, isTallied },
    count: isLate ? await countTickets(db, count) : undefined,
  });
  const page = await limited((within) => readPage(within, total, count, rows));
  return query.cursor === undefined
    ? page
    : withNextCursor(page, orderBy(query.ordering).keyset, query.page_size ?? DEFAULT_PAGE_SIZE);
}

/** The number of tickets in a scope: a sum of tallies where possible, otherwise a count. */
export const countOf = (dealer_id: number, scope: TicketScope): Sql =>
  countByTally(dealer_id, scope) ??
  sql`(select count(*)::integer from tickets t where ${scopeSql(dealer_id, scope)})`;

async function countTickets(db: Db, count: Sql): Promise<number> {
  const [counted] = await db.query<{ count: number }>(sql`select ${count} as count`);
  return Number(counted?.count ?? 0);
}

async function readPage(db: Db, total: Sql, count: Sql, rows: Sql): Promise<Page<TicketRow>> {
  const [page] = await db.query<Page<TicketRow>>(sql`
    with counted as materialized (select ${total} as total, ${count} as count)
    select counted.total, counted.count,
      (select coalesce(json_agg(listed), '[]') from (${rows}) as listed) as results
    from counted`);
  if (!page) throw new Error('The ticket list returned no row.');
  return page;
}
