import { errorCode } from '../config/errorMessage';
import type { Database } from './Database';
import { DatabaseUnavailable } from './DatabaseUnavailable';

/** How long a standby that failed is not asked again, in milliseconds. */
const PAUSE_MS = 5_000;
/** SQLSTATE of a query that the standby cancelled, because the primary has removed rows that it needs. */
const CANCELLED = '40001';
/** SQLSTATE of work that writes after all. */
const WRITES = '25006';

/**
 * A database whose reads may run on a standby. The standby is used only if it has replayed everything that the primary
 * had committed when the read began: a caller sees their own changes, and those that an event has announced.
 */
export function withStandby(primary: Database, standby: Database): Database {
  let pausedUntil = 0;
  const isCurrent = async (): Promise<boolean> => {
    const [written] = await primary.query<{ lsn: string | null }>(
      'select case when not pg_is_in_recovery() then pg_current_wal_flush_lsn()::text end as lsn',
    );
    if (!written?.lsn) return false;
    const [replayed] = await standby.query<{ current: boolean | null }>(
      'select pg_last_wal_replay_lsn() >= $1::pg_lsn as current',
      [written.lsn],
    );
    return replayed?.current === true;
  };
  /** Whether the primary should answer instead; the standby then gets a pause if it is away. */
  const isFaultOfStandby = (error: unknown): boolean => {
    const isAway = error instanceof DatabaseUnavailable;
    if (isAway && errorCode(error.cause) !== WRITES) pausedUntil = Date.now() + PAUSE_MS;
    return isAway || errorCode(error) === CANCELLED;
  };
  /**
   * The standby until one of its statements fails, from then on the primary, which has at least what the standby had. The
   * rows of a long list are read after `read` has returned.
   */
  const standbyFirst = (): Database => {
    let isOnStandby = true;
    const either = (first: Database, second: Database): Database => {
      const run = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
        if (isOnStandby)
          try {
            return await work(first);
          } catch (error) {
            if (!isFaultOfStandby(error)) throw error;
            isOnStandby = false;
          }
        return work(second);
      };
      return {
        ...first,
        query: (sql, values) => run((database) => database.query(sql, values)),
        transaction: (work, options) => run((database) => database.transaction(work, options)),
        read: (work) => work(either(first, second)),
        as: (user_id, today) => either(first.as(user_id, today), second.as(user_id, today)),
      };
    };
    return either(standby, primary);
  };
  return {
    ...primary,
    read: async (work) => {
      const useStandby =
        Date.now() >= pausedUntil &&
        (await isCurrent().catch((error: unknown) => {
          if (!isFaultOfStandby(error)) throw error;
          return false;
        }));
      return work(useStandby ? standbyFirst() : primary);
    },
    close: async () => void (await Promise.all([primary.close(), standby.close()])),
  };
}
