import { openDatabase, type Connection } from './Database';

/** Milliseconds that the database gets for an answer. */
const ANSWER_TIMEOUT = 2_000;

/**
 * Checks on a separate connection whether the database is reachable, past a pooler: slow queries of other connections do not
 * delay it.
 */
export function readinessProbe({ direct, ...pooled }: Connection) {
  const limits = { connectionTimeoutMillis: ANSWER_TIMEOUT, query_timeout: ANSWER_TIMEOUT };
  const database = openDatabase({ ...(direct ?? pooled), ...limits, max: 1 });
  return {
    isReachable: async (): Promise<boolean> => {
      await database.query('select 1');
      return true;
    },
    close: () => database.close(),
  };
}
