import { asciiDigits } from '@smart-elevator/shared-api/contract/asciiDigits';
import { formatCalendarDate, fullYear } from '@smart-elevator/shared-api/contract/calendar';
import { currentLocale } from '../language/language';
import { t } from '../language/t';
import { currentDateFormat, type DateFormat } from '../state/dateFormat';

const two = (part: number): string => String(part).padStart(2, '0');

/** A moment in local time: the day in the chosen format, then hh:mm AM/PM (R248); '' for none, '–' for an invalid date. */
export function formatDateTime(iso: string | null | undefined): string {
  if (!iso) return '';
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '–';
  const hours = moment.getHours();
  return `${localDayOf(moment)} ${two(hours % 12 || 12)}:${two(moment.getMinutes())} ${hours < 12 ? 'AM' : 'PM'}`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time since a moment, in its largest whole unit: 'now', '5 min', '3 h', '12 d'. */
export function formatAge(iso: string, now: number = Date.now()): string {
  const age = now - Date.parse(iso);
  if (age >= DAY) return t('{count} d', { count: Math.floor(age / DAY) });
  if (age >= HOUR) return t('{count} h', { count: Math.floor(age / HOUR) });
  return age >= MINUTE ? t('{count} min', { count: Math.floor(age / MINUTE) }) : t('now');
}

const localDayOf = (moment: Date): string =>
  formatCalendarDate(
    `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`,
    currentDateFormat(),
  );

/**
 * A calendar day yyyy-mm-dd in the chosen format or in the given one, without any time zone; a moment counts as its
 * local day.
 */
export function formatDay(day: string | null | undefined, format?: DateFormat): string {
  if (!day) return '';
  if (/^\d{4}-\d{2}-\d{2}$/.test(day)) return formatCalendarDate(day, format ?? currentDateFormat());
  return formatDateTime(day).slice(0, 10);
}

/** A calendar day with the name of its month, which cannot be misread: '3 April 2019'. */
export const formatLongDay = (day: string): string =>
  new Intl.DateTimeFormat(currentLocale(), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** The short name of the weekday of a calendar day: 'Fri'. */
export const formatShortWeekday = (day: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** A month yyyy-mm with its whole name: 'November 2026'. */
export const formatLongMonth = (month: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** A calendar day in the chosen format after the name of its weekday: 'Friday, 11/27/2026'. */
export const formatWeekday = (day: string): string => {
  const weekday = new Intl.DateTimeFormat(currentLocale(), { weekday: 'long', timeZone: 'UTC' });
  return `${weekday.format(new Date(`${day}T00:00:00Z`))}, ${formatDay(day)}`;
};

/**
 * Parses a day in the chosen format, also without leading zeros and with two digits for the year, or yyyy-mm-dd, to
 * yyyy-mm-dd; undefined if there is no such day.
 */
export function parseDay(typed: string): string | undefined {
  const text = asciiDigits(typed.normalize('NFKC')).trim();
  const [, first, second, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text) ?? [];
  const [day, month] = currentDateFormat() === 'DD/MM/YYYY' ? [first, second] : [second, first];
  const iso = year ? `${fullYear(year)}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text;
  const date = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? new Date(`${iso}T00:00:00Z`) : undefined;
  if (!date || Number.isNaN(date.getTime())) return undefined;
  return date.toISOString().slice(0, 10) === iso ? iso : undefined;
}
