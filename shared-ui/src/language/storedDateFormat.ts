import { browserStorage } from '@smart-elevator/shared-api/client/browserStorage';
import type { DateFormat } from '@smart-elevator/shared-api/contract/calendar';

/** The name under which the date format is stored in this browser. */
export const DATE_FORMAT_KEY = 'smart-elevator.date-format';

/** The date format that is stored in this browser; MM/DD/YYYY by default (R248). */
export const storedDateFormat = (): DateFormat =>
  browserStorage.getItem(DATE_FORMAT_KEY) === 'DD/MM/YYYY' ? 'DD/MM/YYYY' : 'MM/DD/YYYY';
