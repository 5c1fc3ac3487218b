/**
 * Calendar days as text, yyyy-mm-dd: no time, no time zone. Only the years 1900 to 2199, so that typing errors are
 * detected.
 */
const DAY = /^((?:19|20|21)\d\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The number of days of a month, 1 to 12. */
const lengthOfMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Whether `value` is an existing day (not '2026-02-30'), written yyyy-mm-dd. */
export function isCalendarDate(value: unknown): value is string {
  const [, year, month, day] = (typeof value === 'string' && DAY.exec(value)) || [];
  return Number(day) <= lengthOfMonth(Number(year), Number(month));
}

/** How days are shown and typed; the first is the default (R248). */
export const DATE_FORMATS = ['MM/DD/YYYY', 'DD/MM/YYYY'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

/** A day yyyy-mm-dd as people read it, for example 03/09/2026 in the format MM/DD/YYYY (R248). */
export const formatCalendarDate = (day: string, format: DateFormat): string =>
  format.replace('YYYY', day.slice(0, 4)).replace('MM', day.slice(5, 7)).replace('DD', day.slice(8));

/** Two-digit years up to this one belong to this century. */
const LAST_OF_CENTURY = 68;

/** The digits of a year; of two digits, the year that is meant: 26 is 2026, 98 is 1998. */
export const fullYear = (digits: string): string =>
  digits.length > 2 ? digits : `${Number(digits) > LAST_OF_CENTURY ? '19' : '20'}${digits}`;

/** The day that is `days` after `day`, or before it when negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * The day that is `months` after `day`: the same day of the month, or the last one of a shorter month. A series keeps the
 * day of the month of its first day as `dayOfMonth`, so that it does not drift to the 28th.
 */
export function addMonths(day: string, months: number, dayOfMonth = Number(day.slice(8))): string {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const year = Math.floor(month / 12);
  const last = lengthOfMonth(year, (month % 12) + 1);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${year}-${two((month % 12) + 1)}-${two(Math.min(dayOfMonth, last))}`;
}

/** The Monday of the week of a day. */
export const mondayOf = (day: string): string =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The number of whole days from `from` to `to`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** The local day of a timestamp (R249: 'today' is the dealer's local day). */
export function localDay(moment: Date = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** The latest current day in any time zone: a dealer's today may be a day ahead of the server's (R249). */
export const latestToday = (): string => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
