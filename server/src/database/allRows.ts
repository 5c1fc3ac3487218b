import pLimit from 'p-limit';
import type { Page } from '@smart-elevator/shared-api/contract/list';
import type { Db } from './Database';
import { runQuery, sql, type Sql } from './sql';

/** All rows of a list, a few at a time; no chunk is empty. */
export type AllRows<Row> = AsyncIterable<readonly Row[]>;

/** A list: one page, or without `page` all rows. */
export type ListReply<Row> = Page<Row> | AllRows<Row>;

/** Whether these are all rows of a list. */
export const isAllRows = (answer: unknown): answer is AllRows<unknown> =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;

/** The rows that are read at once: some 15 KB, which other requests do not notice. */
const CHUNK = 50;
/** How many chunks are read at once, for all callers together (ADR-071). */
const inTurn = pLimit(2);

/** The two queries of a list: its keys in order as `key`, and the rows that have some of these keys. */
interface ListQueries {
  keys: Sql;
  rowsWith: (keys: readonly number[]) => Sql;
}

/**
 * Reads a list with little memory, however long it is. The order is that of the first moment, so rows that are added,
 * changed or deleted meanwhile neither repeat nor hide others. A slow caller keeps no connection.
 */
export async function* readAllRows<Row>(
  db: Db,
  { keys, rowsWith }: ListQueries,
  limited: <T>(read: (db: Db) => Promise<T>) => Promise<T> = (read) => read(db),
): AsyncGenerator<Row[]> {
  const all = await limited((within) => listOf<number>(within, sql`json_agg(listed.key)`, keys));
  for (let at = 0; at < all.length; at += CHUNK) {
    const rows = await inTurn(() =>
      listOf<Row>(db, sql`json_agg(listed)`, rowsWith(all.slice(at, at + CHUNK))),
    );
    if (rows.length > 0) yield rows;
  }
}

/** PostgreSQL writes the list as JSON, which is read faster than row after row. */
async function listOf<T>(db: Db, collected: Sql, query: Sql): Promise<T[]> {
  const [answer] = await runQuery<{ list: T[] | null }>(
    db,
    sql`select ${collected} as list from (${query}) as listed`,
  );
  return answer?.list ?? [];
}
