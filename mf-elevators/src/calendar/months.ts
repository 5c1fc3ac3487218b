import { addDays, addMonths, isCalendarDate, mondayOf } from '@smart-elevator/shared-api/contract/calendar';
import { formatShortWeekday } from '@smart-elevator/shared-ui/format/date';

/** A month as yyyy-mm; undefined if it is invalid. */
export const readMonth = (text: string): string | undefined =>
  isCalendarDate(`${text}-01`) ? text : undefined;

/** The month `by` months after. */
export const monthAfter = (month: string, by: number): string => addMonths(`${month}-01`, by).slice(0, 7);

/** The first and the last day of a month. */
export const daysOfMonth = (month: string) => ({
  from: `${month}-01`,
  to: addDays(addMonths(`${month}-01`, 1), -1),
});

/** The weeks of a month, Monday first; days of other months are undefined. */
export function weeksOf(month: string): (string | undefined)[][] {
  const { from, to } = daysOfMonth(month);
  const weeks: (string | undefined)[][] = [];
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) {
    const week = Array.from({ length: 7 }, (_, day) => addDays(monday, day));
    weeks.push(week.map((day) => (day >= from && day <= to ? day : undefined)));
  }
  return weeks;
}

/** The headings of columns, and of days on a phone, from Monday on: 'Mon', 'Mon 2'. */
export const weekdayNames = (): string[] =>
  Array.from({ length: 7 }, (_, day) => formatShortWeekday(addDays('2024-01-01', day)));
