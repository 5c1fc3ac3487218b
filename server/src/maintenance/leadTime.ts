import { sql } from '../database/sql';

/** The longer lead time applies from this cycle on, in days. */
const LONG_CYCLE = 90;
const LEAD_DAYS = 7;
const LONG_LEAD_DAYS = 30;

/** How many days before its due date the next cycle of an elevator with this cycle starts; the same as `LEAD_DAYS_SQL`. */
export const leadDaysOf = (cycleDays: number): number =>
  cycleDays >= LONG_CYCLE ? LONG_LEAD_DAYS : LEAD_DAYS;

/** How many days before its due date the next cycle of the elevator `e` starts: 7 monthly, 30 quarterly (R534). */
export const LEAD_DAYS_SQL = sql`case when e.main_cycle_days >= ${LONG_CYCLE}::integer
  then ${LONG_LEAD_DAYS}::integer else ${LEAD_DAYS}::integer end`;
