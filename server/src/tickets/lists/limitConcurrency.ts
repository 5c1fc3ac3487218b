import type { Database, Db } from '../../database/Database';

/** How many searches that no tally helps run at once: connections are left for everybody else. */
const MAX_CONCURRENT = 3;
/** Milliseconds after which such a search is given up, and answered with 503. */
const TIMEOUT_MS = 4_000;

const waiting: (() => void)[] = [];
let running = 0;

/** Runs a reading that may take long: in its turn, and not for ever. */
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
