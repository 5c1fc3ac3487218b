import { browserStorage } from '@smart-elevator/shared-api/client/browserStorage';
import type { DateFormat } from '@smart-elevator/shared-api/contract/calendar';
import { announceChange } from '../language/language';

export type { DateFormat };

const KEY = 'smart-elevator.date-format';

/** The date format that is stored in this browser; MM/DD/YYYY by default (R248). */
export const currentDateFormat = (): DateFormat =>
  browserStorage.getItem(KEY) === 'DD/MM/YYYY' ? 'DD/MM/YYYY' : 'MM/DD/YYYY';

/** Stores the date format in this browser and applies it at once. */
export function changeDateFormat(format: DateFormat): void {
  if (format === 'MM/DD/YYYY') browserStorage.removeItem(KEY);
  else browserStorage.setItem(KEY, format);
  announceChange();
}
