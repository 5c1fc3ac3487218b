import pLimit from 'p-limit';
import type { Database, Db } from './Database';

/** How many queries of lists that no tally answers run at once: the other connections stay free. */
const limit = pLimit(3);
/** Milliseconds after which such a query is cancelled, and answered with 503. */
const TIMEOUT_MS = 4_000;

/** Runs a query that may take long: a few at a time, each with a time limit. */
export const limitConcurrency = <T>(db: Database, read: (db: Db) => Promise<T>): Promise<T> =>
  limit(() =>
    db.transaction(async (within) => {
      await within.query(`set local statement_timeout = ${TIMEOUT_MS}`);
      return read(within);
    }),
  );
