import { DEFAULT_PAGE_SIZE, type Page } from '@smart-elevator/shared-api/contract/list';
import { withDigits } from '@smart-elevator/shared-api/contract/asciiDigits';
import { joinerPattern } from '@smart-elevator/shared-api/contract/normalizeText';
import { readAllRows, type ListReply } from './allRows';
import type { Db } from './Database';
import { afterCursor, withNextCursor, cursorColumns, decodeCursor, type Keyset } from './keyset';
import { joinSql, sql, raw, type Sql } from './sql';

/** The query of a list. */
export interface List {
  columns: Sql;
  /** The part after `from`: the table and everything that `columns`, `scope` and `filters` refer to. */
  tables: Sql;
  /** Instead of `tables`, what `scope`, `filters` and `order` refer to, where `columns` need more. */
  slimTables?: Sql;
  /** The rows of the list without any filter: the page's `total`. */
  scope: Sql;
  /** The filters: the page's `count`. */
  filters: readonly (Sql | undefined)[];
  /** The columns are aggregates of groups: what these are grouped by. */
  groupBy?: Sql;
  /** Ends with a unique column, so that pages neither repeat nor skip a row. */
  order: Sql;
  /** The same order for `cursor`. */
  keyset?: Keyset;
  /**
   * For long lists: a unique number of `tables`. The columns are then read only for the rows of the page, few matches
   * are found by the filters' own indexes instead of along the order, and all rows are read in chunks.
   */
  key?: Sql;
  /** Instead of `key` where the tables are a union, whose pages are read in one pass: all rows are read in chunks; a bigint. */
  unionKey?: Sql;
  /** The number of rows in `scope`, if it is known without counting. */
  total?: Sql | undefined;
}

/** The part of a list's query that selects the page. Without `page`, all rows are returned. */
export interface Paging {
  page?: number | undefined;
  page_size?: number | undefined;
  /** Where the page begins, instead of `page`. */
  cursor?: string | undefined;
}

/**
 * Reads a list in one statement, so that counts and rows are consistent. PostgreSQL writes the rows as JSON: days are
 * text already, timestamps need `isoTimestamp`.
 */
export async function readList<Row>(db: Db, list: List, paging: Paging): Promise<ListReply<Row>> {
  const filters = list.filters.filter((filter) => filter !== undefined);
  const matches = joinSql([list.scope, ...filters], ' and ', sql`true`);
  const { columns, tables, groupBy, order, key, keyset, slimTables = tables } = list;
  if (keyset && paging.cursor !== undefined) return readAfter(db, { ...list, keyset }, paging, matches);
  const every = key ?? list.unionKey;
  if (every && paging.page === undefined)
    return readAllRows<Row>(db, {
      keys: sql`select ${every} as key from ${slimTables} where ${matches} order by ${order}`,
      rowsWith: (keys) => sql`select ${columns} from ${tables}
        where ${matches} and ${every} = any(${keys}::bigint[]) order by ${order}`,
    });
  const countOf = (from: Sql, which: Sql) =>
    groupBy
      ? sql`(select count(*) from (select from ${from} where ${which} group by ${groupBy}) grouped)`
      : sql`(select count(*) from ${from} where ${which})`;
  const total = list.total ?? countOf(slimTables, list.scope);
  const statement =
    filters.length === 0
      ? sql`select ${total} as total, null as count, ${rowsOf(list, matches, paging)} as results`
      : key
        ? searched(list, key, { matches, total, paging })
        : sql`select ${total} as total, ${countOf(tables, matches)} as count,
            ${rowsOf(list, matches, paging)} as results`;
  const [page] = await db.query<{ total: number; count: number | null; results: Row[] }>(statement);
  if (!page) throw new Error('The list returned no row.');
  return { ...page, count: page.count ?? page.total };
}

/** The page after a cursor. */
async function readAfter<Row>(
  db: Db,
  list: List & { keyset: Keyset },
  { cursor = '', page_size = DEFAULT_PAGE_SIZE }: Paging,
  matches: Sql,
): Promise<Page<Row>> {
  const { keyset, slimTables = list.tables } = list;
  const place = decodeCursor(cursor, keyset);
  const columns = sql`${list.columns}${cursorColumns(keyset)}`;
  const total = list.total ?? sql`(select count(*) from ${slimTables} where ${list.scope})`;
  const after = place ? sql`${matches} and ${afterCursor(keyset, place)}` : matches;
  const [page] = await db.query<Page<Row>>(sql`
    select ${total} as total, (select count(*) from ${slimTables} where ${matches}) as count,
    ${rowsOf({ ...list, columns }, after, { page: 1, page_size })} as results`);
  if (!page) throw new Error('The list returned no row.');
  return withNextCursor(page, keyset, page_size);
}

/** Up to this number, sorting the matches is faster than finding them along the order. */
const MAX_SORTED_MATCHES = 1_000;

/** Finds the matches once to count them, and reads the page from them when they are few. */
const searched = (
  list: List,
  key: Sql,
  { matches, total, paging }: { matches: Sql; total: Sql; paging: Paging },
) =>
  sql`with found as materialized (select ${key} as key from ${list.slimTables ?? list.tables} where ${matches}),
      counted as materialized (select count(*) as count from found)
    select ${total} as total, counted.count, case when counted.count <= ${MAX_SORTED_MATCHES}::integer
      then ${rowsOf(list, sql`${key} = any(array(select found.key from found))`, paging)}
      else ${rowsOf(list, matches, paging)} end as results
    from counted`;

/**
 * The rows of the page. Without a key the columns of the rows before the page are read too, which slows down late
 * pages.
 */
function rowsOf(
  { columns, tables, slimTables = tables, scope, groupBy, order, key }: List,
  matches: Sql,
  paging: Paging,
): Sql {
  const grouped = groupBy ? sql`group by ${groupBy}` : sql``;
  const page = sql`${key ? slimTables : tables} where ${matches} ${grouped} order by ${order} ${limitOffset(paging)}`;
  const rows = key
    ? sql`select ${columns} from ${tables} where ${scope} and ${key} = any(array(select ${key} from ${page}))
          order by ${order}`
    : sql`select ${columns} from ${page}`;
  return jsonRows(rows);
}

/** Rows as one value: a list in JSON. */
export const jsonRows = (rows: Sql): Sql =>
  sql`(select coalesce(json_agg(listed), '[]') from (${rows}) as listed)`;

/**
 * The first pages of the console's own lists as literals: with bound numbers the database has to guess the number of
 * rows, and plans each query again, which takes longer than the query. Later pages are rare.
 */
const FIRST_PAGES = new Map(
  [15, 20, 25].flatMap((size) =>
    [0, 1, 2, 3].map((before): [string, Sql] => [
      `${before * size}, ${size}`,
      raw(`limit ${size} offset ${before * size}`),
    ]),
  ),
);

/** Limits ordered rows to a page. */
export function limitOffset({ page, page_size = DEFAULT_PAGE_SIZE }: Paging): Sql {
  if (page === undefined) return sql``;
  const offset = (page - 1) * page_size;
  return FIRST_PAGES.get(`${offset}, ${page_size}`) ?? sql`limit ${page_size} offset ${offset}`;
}

/** Limits ordered rows to those up to the end of a page. */
export function limitThroughPage({ page = 1, page_size = DEFAULT_PAGE_SIZE }: Paging): Sql {
  const last = page * page_size;
  const known = FIRST_PAGES.has(`${last - page_size}, ${page_size}`);
  return known ? raw(`limit ${last}`) : sql`limit ${last}`;
}

/** The order of a list. */
interface Ordering<Name extends string> {
  usual: Name | `-${Name}`;
  /** Orders rows that are equal otherwise, in the same direction. */
  last: Sql;
  /** Columns that may be null: null comes last in either direction. */
  nullable?: readonly Name[];
}

/** The order in `columns` that `requested` names, otherwise the default order, also for `cursor`. */
export function orderBySql<Name extends string>(
  columns: Readonly<Record<Name, Sql>>,
  requested: Name | `-${Name}` | undefined,
  { usual, last, nullable = [] }: Ordering<Name>,
): { order: Sql; reversed: Sql; keyset: Keyset } {
  const ordering = requested ?? usual;
  const descends = ordering.startsWith('-');
  const name = (descends ? ordering.slice(1) : ordering) as Name;
  const column = columns[name];
  const isNullable = nullable.includes(name);
  // Not for every column: no index has its nulls in that place.
  const nulls = isNullable ? sql`nulls last` : sql``;
  const order = descends ? sql`${column} desc ${nulls}, ${last} desc` : sql`${column}, ${last}`;
  const first = isNullable ? sql`nulls first` : sql``;
  const reversed = descends ? sql`${column} ${first}, ${last}` : sql`${column} desc ${first}, ${last} desc`;
  return { order, reversed, keyset: { ordering, column, last, isNullable } };
}

/** An order that the caller cannot choose: the newest first. `last` is unique. */
export const fixedOrder = (column: Sql, last: Sql) =>
  orderBySql({ place: column }, '-place', { usual: 'place', last });

/** The rows of one kind in the console's search. */
export const FOUND_ROWS = 5;

/** From this length on, a trigram index finds a text faster than a full scan. */
const TRIGRAM = 3;

/** Whether a trigram index finds a text; otherwise every row is read. */
export const usesTrigrams = (search: string): boolean => search.length >= TRIGRAM;

/** Whether a text contains `search`, case-insensitively; undefined when there is nothing to search. */
export function containsText(search: string | undefined, text: Sql): Sql | undefined {
  if (!search) return undefined;
  // A shorter one is written so that no index is used.
  return usesTrigrams(search)
    ? hasTextSql(text, search)
    : hasTextSql(sql`lower(${text})`, search.toLowerCase());
}

/** The same for a text that has line breaks and several spaces where a search has one space. */
export function containsLines(search: string | undefined, text: Sql): Sql | undefined {
  if (!search?.includes(' ')) return containsText(search, text);
  const patterns = withDigits(search).map(
    (one) => sql`${text} ~* ${(joinerPattern(one) ?? escaped(one)).replaceAll(' ', '\\s+')}`,
  );
  return sql`(${joinSql(patterns, ' or ', sql`false`)})`;
}

/** A regular expression that matches a text itself. */
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Whether a text contains `search`, case-insensitively, with any joiners between its letters (R915), and with its digits as
 * they are typed or as 0 to 9 (R916).
 */
export const hasTextSql = (text: Sql, search: string): Sql => {
  const [typed = search, plain] = withDigits(search);
  return plain === undefined ? hasOne(text, typed) : sql`(${hasOne(text, typed)} or ${hasOne(text, plain)})`;
};

function hasOne(text: Sql, search: string): Sql {
  const pattern = joinerPattern(search);
  return pattern === undefined ? sql`${text} ilike ${likePattern(search)}` : sql`${text} ~* ${pattern}`;
}

/** An (i)like pattern that matches `search` anywhere, with its wildcards escaped. */
export const likePattern = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

/** A timestamptz in the wire format: ISO 8601 in UTC. */
export const isoTimestamp = (column: Sql): Sql =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
