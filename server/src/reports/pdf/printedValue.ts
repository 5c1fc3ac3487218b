import { isCalendarDate } from '@smart-elevator/shared-api/contract/calendar';
import { optionsOf } from '@smart-elevator/shared-api/contract/custom-fields/fieldValue';
import type { PrintedValue } from '../reportRepository';

const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/;

/** A day in the format MM/DD/YYYY (R248); any other text stays as it is stored. */
export const printedDay = (day: string): string =>
  isCalendarDate(day) ? `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}` : day;

/** The printed form of a value; one that does not match its field's format is printed as it was stored. */
export function printedValue({ format, value }: Pick<PrintedValue, 'format' | 'value'>): string {
  switch (format) {
    case 'date':
      return printedDay(value);
    case 'time':
      return printedTime(value);
    case 'boolean':
      return { true: 'Yes', false: 'No' }[value] ?? value;
    case 'checkbox':
      return optionsOf(value).join(', ') || value;
    default:
      return value;
  }
}

/** On a 12-hour clock (R248). */
function printedTime(time: string): string {
  const [, hours, minutes] = TIME.exec(time) ?? [];
  if (hours === undefined) return time;
  return `${String(Number(hours) % 12 || 12).padStart(2, '0')}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`;
}
