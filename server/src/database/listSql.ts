import { DEFAULT_PAGE_SIZE, type Page } from '@smart-elevator/shared-api/contract/list';
import type { Db } from './Database';
import { runQuery, joinSql, sql, raw, type Sql } from './sql';

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
  /**
   * For lists that grow long: a column of `tables` that no two rows share. The columns are then read of the rows of the page
   * alone, and few matches are looked for by the filters' own indexes instead of along the order.
   */
  key?: Sql;
  /** The number of rows in `scope` where it is known without counting them. */
  total?: Sql | undefined;
}

/** The part of a list's query that picks the page. Without `page` all rows come. */
export interface Paging {
  page?: number | undefined;
  page_size?: number | undefined;
}

/**
 * Reads a list in one statement, so that the counts and the rows are of the same moment. The rows come as JSON that
 * PostgreSQL wrote: its days are text already, its moments want `isoTimestamp`.
 */
export async function readList<Row>(db: Db, list: List, paging: Paging): Promise<Page<Row>> {
  const filters = list.filters.filter((filter) => filter !== undefined);
  const matches = joinSql([list.scope, ...filters], ' and ', sql`true`);
  const total = list.total ?? sql`(select count(*) from ${list.tables} where ${list.scope})`;
  const statement =
    filters.length === 0
      ? sql`select ${total} as total, null as count, ${rowsOf(list, matches, paging)} as results`
      : list.key && paging.page !== undefined
        ? searched(list, list.key, { matches, total, paging })
        : sql`select ${total} as total, (select count(*) from ${list.tables} where ${matches}) as count,
            ${rowsOf(list, matches, paging)} as results`;
  const [page] = await runQuery<{ total: number; count: number | null; results: Row[] }>(db, statement);
  if (!page) throw new Error('A list gave no answer.');
  return { ...page, count: page.count ?? page.total };
}

/** So many matches are sorted faster than they are found along the order. */
const MAX_SORTED_MATCHES = 1_000;

/** Looks for the matches once, to count them, and reads the page out of them when they are few. */
const searched = (
  list: List,
  key: Sql,
  { matches, total, paging }: { matches: Sql; total: Sql; paging: Paging },
) =>
  sql`with found as materialized (select ${key} as key from ${list.tables} where ${matches}),
      counted as materialized (select count(*) as count from found)
    select ${total} as total, counted.count, case when counted.count <= ${MAX_SORTED_MATCHES}::integer
      then ${rowsOf(list, sql`${key} = any(array(select found.key from found))`, paging)}
      else ${rowsOf(list, matches, paging)} end as results
    from counted`;

/** The rows of the page. Without a key the columns are read of the rows before the page too, which late pages feel. */
function rowsOf({ columns, tables, order, key }: List, matches: Sql, paging: Paging): Sql {
  const picked = sql`${tables} where ${matches} order by ${order} ${limitOffset(paging)}`;
  const rows =
    key && paging.page !== undefined
      ? sql`select ${columns} from ${tables} where ${key} = any(array(select ${key} from ${picked}))
          order by ${order}`
      : sql`select ${columns} from ${picked}`;
  return sql`(select coalesce(json_agg(listed), '[]') from (${rows}) as listed)`;
}

/**
 * The first pages of the console's own lists, in words: where numbers are bound the database guesses how many rows are
 * wanted, and plans each reading anew, which takes it longer than the reading. Later pages are rare.
 */
const FIRST_PAGES = new Map(
  [15, 20, 25].flatMap((size) =>
    [0, 1, 2, 3].map((before): [string, Sql] => [
      `${before * size}, ${size}`,
      raw(`limit ${size} offset ${before * size}`),
    ]),
  ),
);

/** What cuts a page out of rows in their order. */
export function limitOffset({ page, page_size = DEFAULT_PAGE_SIZE }: Paging): Sql {
  if (page === undefined) return sql``;
  const offset = (page - 1) * page_size;
  return FIRST_PAGES.get(`${offset}, ${page_size}`) ?? sql`limit ${page_size} offset ${offset}`;
}

/** What leaves of rows in their order those up to the end of a page. */
export function limitThroughPage({ page = 1, page_size = DEFAULT_PAGE_SIZE }: Paging): Sql {
  const last = page * page_size;
  const known = FIRST_PAGES.has(`${last - page_size}, ${page_size}`);
  return known ? raw(`limit ${last}`) : sql`limit ${last}`;
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
export function orderBySql<Name extends string>(
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

/** From so many characters on, an index of trigrams finds a text faster than looking through all. */
const TRIGRAM = 3;

/** Whether a text contains `search`, without regard to case; undefined when there is nothing to search. */
export function containsText(search: string | undefined, text: Sql): Sql | undefined {
  if (!search) return undefined;
  const pattern = likePattern(search);
  // A shorter one is worded so that no index is tried.
  return search.length < TRIGRAM ? sql`lower(${text}) like lower(${pattern})` : sql`${text} ilike ${pattern}`;
}

/** A pattern for (i)like that finds `search` anywhere, its wildcards meaning themselves. */
export const likePattern = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

/** A timestamptz as the wire has it: ISO 8601 in UTC. */
export const isoTimestamp = (column: Sql): Sql =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
