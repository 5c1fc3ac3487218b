import { addDays, addMonths, mondayOf } from '@smart-elevator/shared-api/contract/calendar';
import { currentLocale } from '@smart-elevator/shared-ui/language/language';
import { msg } from '@smart-elevator/shared-ui/language/t';

/** A month as yyyy-mm; undefined if it is invalid. */
export const readMonth = (text: string): string | undefined =>
  /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;

/** The month `by` months after. */
export const monthAfter = (month: string, by: number): string => addMonths(`${month}-01`, by).slice(0, 7);

/** The first and the last day of a month. */
export const daysOfMonth = (month: string) => ({
  from: `${month}-01`,
  to: addDays(`${monthAfter(month, 1)}-01`, -1),
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

/** The heading of the calendar: 'November 2026'. */
export const monthName = (month: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** The headings of columns, and of days on a phone: 'Mon', 'Mon 2'. */
export const WEEKDAYS = [
  msg('Mon'),
  msg('Tue'),
  msg('Wed'),
  msg('Thu'),
  msg('Fri'),
  msg('Sat'),
  msg('Sun'),
] as const;
