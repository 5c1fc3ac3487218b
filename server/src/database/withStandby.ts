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
  return {
    ...primary,
    read: async (work) => {
      if (Date.now() >= pausedUntil) {
        try {
          if (await isCurrent()) return await work(standby);
        } catch (error) {
          const isAway = error instanceof DatabaseUnavailable;
          if (!isAway && errorCode(error) !== CANCELLED) throw error;
          if (isAway && errorCode(error.cause) !== WRITES) pausedUntil = Date.now() + PAUSE_MS;
        }
      }
      return work(primary);
    },
    close: async () => void (await Promise.all([primary.close(), standby.close()])),
  };
}
