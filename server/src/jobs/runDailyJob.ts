import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import type { Database, Db } from '../database/Database';
import { sql } from '../database/sql';

/** Work that runs once a day for the whole installation. */
export interface DailyJob {
  /** The name in `daily_jobs`. */
  name: string;
  /** The days to run after a downtime: each missed one in order, or only today. */
  after: 'each missed day' | 'today only';
  /** Does the work of a day, yyyy-mm-dd, in the transaction that records it as done. */
  run(db: Db, day: string): Promise<void>;
}

/**
 * Runs a job for the days that are not done yet, up to `today`, and returns those days. However often and on however
 * many servers it is called, every day is done once: the job's row is locked meanwhile, and the day is recorded in
 * the same transaction as its work. The first run is for today only. A clock that goes back has no effect.
 */
export async function runDailyJob(database: Database, job: DailyJob, today: string): Promise<string[]> {
  const days: string[] = [];
  for (let day = await nextDay(database, job, today); day; day = await nextDay(database, job, today))
    days.push(day);
  return days;
}

/** Runs the next missing day; undefined when there is none. */
const nextDay = (database: Database, { name, after, run }: DailyJob, today: string) =>
  database.transaction(async (db) => {
    const [first] = await db.query(
      sql`insert into daily_jobs (job, done_through) values (${name}, ${today}::date) on conflict do nothing returning 1`,
    );
    const done = first ? addDays(today, -1) : await doneThrough();
    if (done >= today) return undefined;
    const day = after === 'each missed day' ? addDays(done, 1) : today;
    await run(db, day);
    await db.query(sql`update daily_jobs set done_through = ${day}::date where job = ${name}`);
    return day;

    async function doneThrough(): Promise<string> {
      const select = sql`select done_through from daily_jobs where job = ${name}`;
      const [seen] = await db.query<{ done_through: string }>(select);
      // Usually it is done, which needs no lock.
      if (seen && seen.done_through >= today) return seen.done_through;
      const [locked] = await db.query<{ done_through: string }>(sql`${select} for update`);
      return locked?.done_through ?? today;
    }
  });
