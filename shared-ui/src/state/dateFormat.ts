import { browserStorage } from '@smart-elevator/shared-api/client/browserStorage';
import type { DateFormat } from '@smart-elevator/shared-api/contract/calendar';
import { announceChange } from '../language/language';
import { DATE_FORMAT_KEY, storedDateFormat } from '../language/storedDateFormat';

export type { DateFormat };

/** The date format that is stored in this browser; MM/DD/YYYY by default (R248). */
export const currentDateFormat = (): DateFormat => storedDateFormat();

/** Stores the date format in this browser and applies it at once. */
export function changeDateFormat(format: DateFormat): void {
  if (format === 'MM/DD/YYYY') browserStorage.removeItem(DATE_FORMAT_KEY);
  else browserStorage.setItem(DATE_FORMAT_KEY, format);
  announceChange();
}
