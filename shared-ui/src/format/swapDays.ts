import { currentDateFormat } from '../state/dateFormat';

/** The beginning of a day: day and month, and perhaps a year. */
const PART_OF_DAY = /\b(\d{2})\/(\d{2})\b/g;

/**
 * Swaps day and month in each day of a text if the dealer writes the day first: from the server's MM/DD/YYYY to the
 * chosen format, and back.
 *
 * @deprecated Only deployed remotes of the first versions use it; it goes with version 2.
 */
export const swapDays = (text: string): string =>
  currentDateFormat() === 'DD/MM/YYYY' ? text.replaceAll(PART_OF_DAY, '$2/$1') : text;
