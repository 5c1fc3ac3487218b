import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import { sql, type Sql } from './sql';
import { startOfDay } from './startOfDay';

/** Days, both inclusive, yyyy-mm-dd, on the clock of a caller. */
export interface LocalDays {
  from: string;
  to: string;
  /** The minutes that the clock of the caller is ahead of UTC. */
  utc_offset: number;
}

/** Whether a moment is on one of the days. */
export const isWithin = (moment: Sql, { from, to, utc_offset }: LocalDays): Sql =>
  sql`(${moment} >= ${startOfDay(from, utc_offset)}::timestamptz
    and ${moment} < ${startOfDay(addDays(to, 1), utc_offset)}::timestamptz)`;
