import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import { sql, type Sql } from './sql';

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

/** The moment at which a day, yyyy-mm-dd, begins in the time zone that is `utc_offset` minutes ahead of UTC. */
export const startOfDay = (day: string, utc_offset: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - utc_offset * 60_000).toISOString();

/** The minutes that the clock of this machine is ahead of UTC: for a caller who does not say theirs. */
export const ownOffset = (): number => -new Date().getTimezoneOffset();

/** What a clock that is `utc_offset` minutes ahead of UTC shows at a moment: yyyy-mm-ddThh:mm. */
export const clockAt = (moment: string, utc_offset: number): string =>
  new Date(Date.parse(moment) + utc_offset * 60_000).toISOString().slice(0, 16);
