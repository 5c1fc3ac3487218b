import type { Db } from '../database/Database';

/** Waits until a call is blocked by a lock of this database; returns at once if it is over. */
export async function hasToWait(db: Db, call: Promise<unknown>): Promise<void> {
  let isOver = false;
  const end = () => void (isOver = true);
  call.then(end, end);
  const waiting = `select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while (!isOver && (await db.query(waiting)).length === 0);
}
