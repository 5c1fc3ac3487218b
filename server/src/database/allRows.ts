import pLimit from 'p-limit';
import type { Page } from '@smart-elevator/shared-api/contract/list';
import type { Db } from './Database';
import { yieldPrecedence } from './precedence';
import { sql, type Sql } from './sql';

/** All rows of a list, a few at a time; no chunk is empty. */
export type AllRows<Row> = AsyncIterable<readonly Row[]>;

/** A list: one page, or without `page` all rows. */
export type ListReply<Row> = Page<Row> | AllRows<Row>;

/** Whether these are all rows of a list. */
export const isAllRows = (answer: unknown): answer is AllRows<unknown> =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;

/** The bytes of a key. */
const KEY_SIZE = 8;
/** The rows that are read at once: some 15 KB, which other requests do not notice. */
const CHUNK = 50;
/** The keys of a row of the answer: 20 KB, so that no answer is long. */
const PIECE = 5_000;
/** How many chunks and how many lists of keys are read at once, for all callers together (ADR-126). */
const chunksInTurn = pLimit(1);
const keysInTurn = pLimit(1);

/** The two queries of a list: its keys in order as `key`, and the rows that have some of these keys. */
interface ListQueries {
  keys: Sql;
  rowsWith: (keys: readonly number[]) => Sql;
}

/**
 * Reads a list with little memory, however long it is: some bytes for each row. The order is that of the first moment, so
 * rows that are added, changed or deleted meanwhile neither repeat nor hide others. A slow caller keeps no connection, and
 * other calls go first.
 */
export async function* readAllRows<Row>(
  db: Db,
  { keys, rowsWith }: ListQueries,
  limited: <T>(read: (db: Db) => Promise<T>) => Promise<T> = (read) => read(db),
): AsyncGenerator<Row[]> {
  const pieces = await keysInTurn(() => limited((within) => readKeys(within, keys)));
  for (let piece = pieces.shift(); piece; piece = pieces.shift()) {
    for (let at = 0; at < piece.length; at += CHUNK * KEY_SIZE) {
      const chunk = keysIn(piece.subarray(at, at + CHUNK * KEY_SIZE));
      const rows = await chunksInTurn(async () => {
        await yieldPrecedence();
        return readRows<Row>(db, rowsWith(chunk));
      });
      if (rows.length > 0) yield rows;
    }
  }
}

/** The keys as bytes, which need no parsing and a tenth of the memory of numbers. */
async function readKeys(db: Db, keys: Sql): Promise<Buffer[]> {
  const pieces = await db.query<{ keys: Buffer }>(sql`
    select string_agg(int8send(key), ''::bytea order by place) as keys
    from (select listed.key, row_number() over () - 1 as place from (${keys}) as listed) as numbered
    group by place / ${PIECE}::bigint order by min(place)`);
  return pieces.map((piece) => piece.keys);
}

const keysIn = (bytes: Buffer): number[] =>
  Array.from({ length: bytes.length / KEY_SIZE }, (_, n) => Number(bytes.readBigInt64BE(n * KEY_SIZE)));

/** PostgreSQL writes the rows as JSON, which is read faster than row after row. */
async function readRows<Row>(db: Db, rows: Sql): Promise<Row[]> {
  const [answer] = await db.query<{ list: Row[] | null }>(
    sql`select json_agg(listed) as list from (${rows}) as listed`,
  );
  return answer?.list ?? [];
}
