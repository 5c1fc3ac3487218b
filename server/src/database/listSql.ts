import { DEFAULT_PAGE_SIZE, type Page } from '@smart-elevator/shared-api/contract/list';
import type { Db } from './Database';
import { ask, joined, sql, type Sql } from './sql';

/** How a list is read. */
export interface List {
  columns: Sql;
  /** What stands after `from`: the table and all that `columns`, `scope` and `filters` speak of. */
  tables: Sql;
  /** Which rows the list has without any filter: the page's `total`. */
  scope: Sql;
  /** What narrows it: the page's `count`. */
  filters: readonly (Sql | undefined)[];
  /** Ends with a column that no two rows share, so that pages neither repeat nor skip a row. */
  order: Sql;
}

/** The part of a list's query that picks the page. Without `page` all rows come. */
export interface Paging {
  page?: number | undefined;
  page_size?: number | undefined;
}

/**
 * Reads a list in one statement, so that the counts and the rows are of the same moment. The rows come as JSON that
 * PostgreSQL wrote: its days are text already, its moments want `isoMoment`.
 */
export async function readList<Row>(db: Db, list: List, paging: Paging): Promise<Page<Row>> {
  const filters = list.filters.filter((filter) => filter !== undefined);
  const matches = joined([list.scope, ...filters], ' and ', sql`true`);
  const countOf = (condition: Sql) => sql`(select count(*) from ${list.tables} where ${condition})`;
  const rows = sql`select ${list.columns} from ${list.tables} where ${matches} order by ${list.order} ${cut(paging)}`;
  const [page] = await ask<{ total: number; count: number | null; results: Row[] }>(
    db,
    sql`select ${countOf(list.scope)} as total, ${filters.length > 0 ? countOf(matches) : sql`null`} as count,
      (select coalesce(json_agg(listed), '[]') from (${rows}) as listed) as results`,
  );
  if (!page) throw new Error('A list gave no answer.');
  return { ...page, count: page.count ?? page.total };
}

function cut({ page, page_size = DEFAULT_PAGE_SIZE }: Paging): Sql {
  return page === undefined ? sql`` : sql`limit ${page_size} offset ${(page - 1) * page_size}`;
}

/** How a list is ordered. */
interface Ordering<Name extends string> {
  usual: Name | `-${Name}`;
  /** Tells equal rows apart, the same way round. */
  last: Sql;
  /** Columns that may be null: null comes last whichever way the order goes. */
  nullable?: readonly Name[];
}

/** The order that `asked` names out of `columns`, else the usual one. */
export function orderOf<Name extends string>(
  columns: Readonly<Record<Name, Sql>>,
  asked: Name | `-${Name}` | undefined,
  { usual, last, nullable = [] }: Ordering<Name>,
): Sql {
  const ordering = asked ?? usual;
  const descends = ordering.startsWith('-');
  const name = (descends ? ordering.slice(1) : ordering) as Name;
  const column = columns[name];
  if (!descends) return sql`${column}, ${last}`;
  // Not for every column: no index has its nulls there.
  return nullable.includes(name)
    ? sql`${column} desc nulls last, ${last} desc`
    : sql`${column} desc, ${last} desc`;
}

/** Whether a text contains `search`, without regard to case; undefined when there is nothing to search. */
export const containing = (search: string | undefined, text: Sql): Sql | undefined =>
  search ? sql`${text} ilike ${likePattern(search)}` : undefined;

/** A pattern for (i)like that finds `search` anywhere, its wildcards meaning themselves. */
export const likePattern = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

/** A timestamptz as the wire has it: ISO 8601 in UTC. */
export const isoMoment = (column: Sql): Sql =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
