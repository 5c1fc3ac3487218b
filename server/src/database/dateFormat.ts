import {
  formatCalendarDate,
  isCalendarDate,
  type DateFormat,
} from '@smart-elevator/shared-api/contract/calendar';
import { sql, type Sql } from './sql';

/** The date format that a dealer has chosen in Settings; MM/DD/YYYY by default (R248). */
export const dateFormatOf = (dealer_id: Sql): Sql =>
  sql`coalesce((select own.date_format from preferences own
    where own.dealer_id = ${dealer_id} and own.user_id = ${dealer_id}), 'MM/DD/YYYY')`;

/** A day yyyy-mm-dd as people read it; any other text stays as it is stored. */
export const formatDay = (day: string, format: DateFormat): string =>
  isCalendarDate(day) ? formatCalendarDate(day, format) : day;
