import type { Db } from '../database/Database';

/** Work that is done once a day for the whole installation. */
export interface DailyJob {
  /** As it stands in `daily_jobs`. */
  name: string;
  /** Which days it is done for after a standstill: each that was missed, in their order, or today only. */
  after: 'each missed day' | 'today only';
  /** Does the work of a day, yyyy-mm-dd, within the transaction that notes it as done. */
  run(db: Db, day: string): Promise<void>;
}
