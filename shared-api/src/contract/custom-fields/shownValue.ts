import { formatCalendarDate, isCalendarDate, type DateFormat } from '../calendar';
import type { FieldFormat } from './customField';
import { optionsOf } from './fieldValue';

const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/;

/**
 * A value of a custom field as it is shown and printed, by the format of its field; one that does not match the format is shown as it was
 * stored. `translate` is given the words of a checkbox.
 */
export function shownValue(
  format: FieldFormat,
  value: string,
  dateFormat: DateFormat,
  translate = (word: string): string => word,
): string {
  switch (format) {
    case 'date':
      return isCalendarDate(value) ? formatCalendarDate(value, dateFormat) : value;
    case 'time':
      return shownTime(value);
    case 'boolean':
      return value === 'true' ? translate('Yes') : value === 'false' ? translate('No') : value;
    case 'checkbox':
      return optionsOf(value).join(', ') || value;
    default:
      return value;
  }
}

/** On a 12-hour clock (R248). */
function shownTime(time: string): string {
  const [, hours, minutes] = TIME.exec(time) ?? [];
  if (hours === undefined) return time;
  return `${String(Number(hours) % 12 || 12).padStart(2, '0')}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`;
}
