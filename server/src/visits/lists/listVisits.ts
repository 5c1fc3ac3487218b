import { DEFAULT_PAGE_SIZE, type Page } from '@smart-elevator/shared-api/contract/list';
import type { VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import { readAllRows, type ListReply } from '../../database/allRows';
import type { Database, Db } from '../../database/Database';
import { isDeep } from '../../database/deepPaging';
import { cursorColumns, decodeCursor, withNextCursor } from '../../database/keyset';
import { limitConcurrency } from '../../database/limitConcurrency';
import { jsonRows } from '../../database/listSql';
import { sql, type Sql } from '../../database/sql';
import { rowColumns, tablesFor, type Reader } from '../visitColumns';
import { orderOfVisits, pageOfVisits } from './pageOfVisits';
import { countOfVisits, visitScope, type VisitQuery } from './visitScope';

/**
 * The visits that somebody may read, by the planned day. Counts and rows of a page come from one statement, so that they are
 * consistent; the counts from tallies where possible (ADR-147).
 */
export async function listVisits(
  db: Database,
  reader: Reader,
  query: VisitQuery,
): Promise<ListReply<VisitRow>> {
  const { dealer_id } = reader;
  const scope = visitScope(reader, query);
  const { order, keyset } = orderOfVisits(query.ordering);
  const limited = <T>(read: (within: Db) => Promise<T>): Promise<T> =>
    query.search ? limitConcurrency(db, read) : read(db);
  const rows = (columns: Sql, ids: Sql) =>
    sql`select ${columns} from ${tablesFor(reader)} where v.dealer_id = ${dealer_id} and v.visit_id = any(${ids}) order by ${order}`;
  const { page, page_size = DEFAULT_PAGE_SIZE, cursor } = query;
  if (page === undefined && cursor === undefined)
    return readAllRows(
      db,
      {
        keys: sql`select v.visit_id as key from visits v where ${scope.which} order by ${order}`,
        rowsWith: (keys) => rows(rowColumns(reader), sql`${keys}::bigint[]`),
      },
      limited,
    );
  const count = countOfVisits(scope);
  const isLate = count !== undefined && cursor === undefined && isDeep(query);
  const ids = pageOfVisits({
    scope,
    after: cursor === undefined ? undefined : decodeCursor(cursor, keyset),
    count: isLate ? await numberOf(db, count) : undefined,
  });
  const columns =
    cursor === undefined ? rowColumns(reader) : sql`${rowColumns(reader)}${cursorColumns(keyset)}`;
  const read = await limited((within) =>
    readPage(within, {
      found: sql`select v.visit_id as key from visits v where ${scope.which}`,
      total: countOfAll(reader),
      count,
      results: jsonRows(rows(columns, ids)),
    }),
  );
  return cursor === undefined ? read : withNextCursor(read, keyset, page_size);
}

function countOfAll(reader: Reader): Sql {
  const scope = visitScope(reader, {});
  return countOfVisits(scope) ?? sql`(select count(*) from visits v where ${scope.which})`;
}

async function numberOf(db: Db, count: Sql): Promise<number> {
  const [counted] = await db.query<{ count: number }>(sql`select ${count} as count`);
  return Number(counted?.count ?? 0);
}

interface PageSql {
  /** The matches, where they must be collected to be counted. */
  found: Sql;
  total: Sql;
  count: Sql | undefined;
  results: Sql;
}

async function readPage(db: Db, { found, total, count, results }: PageSql): Promise<Page<VisitRow>> {
  const [page] = await db.query<Page<VisitRow>>(sql`
    with found as materialized (${found}),
    counted as materialized (select ${total} as total, ${count ?? sql`(select count(*) from found)`} as count)
    select counted.total::integer, counted.count::integer, ${results} as results from counted`);
  if (!page) throw new Error('The list of visits returned no row.');
  return page;
}
