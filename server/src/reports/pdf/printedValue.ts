import { optionsOf } from '@smart-elevator/shared-api/contract/custom-fields/fieldValue';
import type { DateFormat } from '@smart-elevator/shared-api/contract/calendar';
import { formatDay } from '../../database/dateFormat';
import type { PrintedValue } from '../reportRepository';

const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/;

/** The printed form of a value; one that does not match its field's format is printed as it was stored. */
export function printedValue(
  { format, value }: Pick<PrintedValue, 'format' | 'value'>,
  dateFormat: DateFormat,
): string {
  switch (format) {
    case 'date':
      return formatDay(value, dateFormat);
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
