import type { Database, Db } from '../../database/Database';

/** The number of searches without a tally that run at once, so that connections are left for other calls. */
const MAX_CONCURRENT = 3;
/** Milliseconds after which such a search is cancelled and answered with 503. */
const TIMEOUT_MS = 4_000;

const waiting: (() => void)[] = [];
let running = 0;

/** Runs a query that may take long, within a concurrency limit and a time limit. */
export async function limitConcurrency<T>(db: Database, read: (db: Db) => Promise<T>): Promise<T> {
  if (running >= MAX_CONCURRENT) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await db.transaction(async (within) => {
      await within.query(`set local statement_timeout = ${TIMEOUT_MS}`);
      return read(within);
    });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
