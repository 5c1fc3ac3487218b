import { asciiDigits } from '../asciiDigits';
import { withoutGroups } from '../groupDigits';
import { uploadMessages } from './upload';
import { isDateColumn } from './uploadDates';

/** A message about values that a spreadsheet has damaged; apart from `uploadMessages`, whose type released remotes rely on. */
export const damageMessages = () =>
  ({
    madeDate: 'The spreadsheet has made a date of this. Format the column as text there, and enter it again.',
    tooManyValues:
      'The row has more values than the header. A value with a separator in it must be in quotes.',
    unreadableLetter: 'A letter of this value could not be read. Please correct it.',
  }) as const;

/** Columns whose values are numbers to a spreadsheet. */
const NUMERIC_COLUMNS: readonly string[] = ['customer_phone', 'elevator_zip', 'capacity_kg'];

/** #N/A, #REF!, #DIV/0!, also in other languages (#WERT!, #¿NOMBRE?, #NV), and those of LibreOffice (Err:502). */
const ERROR_VALUE = /^(?:#[¡¿]?[\p{Lu}\d/_]+[!?]|#N\/?[ADV]|#GETTING_DATA|Err:\d{3})$/u;

/** What a spreadsheet prints of a number or a date in a narrow column. */
const HASHES = /^#{2,}$/;

/** 9.87654E+09: a spreadsheet writes the sign and two digits at least; '1E5' may be a name. */
const SCIENTIFIC = /^[+-]?\d(?:[.,]\d+)?E[+-]\d{2,}$/i;
const ANY_SCIENTIFIC = /^[+-]?\d+(?:[.,٫]\d*)?E[+-]?\d+$/i;

/** What a spreadsheet makes of a lift called 1-2 or 3/4: 02-Jan, Mar-04. A workbook has the whole day. */
const MADE_DATE =
  /^(?=.*-)(?:\d{1,2}-)?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?:-\d{2})?$|^\d{4}-\d\d-\d\d$/;

/** What is shown of a letter that the encoding does not have. */
const UNREADABLE = '\uFFFD';

/** Why a value cannot be the one that the dealer entered in the spreadsheet, with the remedy (R875). */
export function spreadsheetDamage(text: string, column: string): string | undefined {
  const value = text.trim();
  if (ERROR_VALUE.test(value)) return uploadMessages().errorValue;
  if (HASHES.test(value)) return uploadMessages().hashes;
  if (value.includes(UNREADABLE)) return damageMessages().unreadableLetter;
  if (!isDateColumn(column) && MADE_DATE.test(value)) return damageMessages().madeDate;
  const isShortened = NUMERIC_COLUMNS.includes(column)
    ? ANY_SCIENTIFIC.test(asciiDigits(value.normalize('NFKC')).replaceAll(/\s/g, ''))
    : SCIENTIFIC.test(value);
  return isShortened ? uploadMessages().shortenedNumber : undefined;
}

/** The unit after a capacity. */
const KILOGRAMS = /\s*(?:kgs?|kilograms?|kilos?|किग्रा|किलो|कि\.?\s*ग्रा)\.?\s*$/i;

/** A phone number, a zip code or a capacity without the signs that a spreadsheet added to its digits; another value as it is. */
export function withoutNumberFormat(text: string, column: string): string {
  if (!NUMERIC_COLUMNS.includes(column)) return text;
  // An apostrophe marks digits as text in a spreadsheet.
  const unmarked = text.trim().replace(/^'(?=[\d+])/, '');
  const bare = column === 'capacity_kg' ? asciiDigits(unmarked).replace(KILOGRAMS, '') : unmarked;
  return withoutGroups(bare) ?? unmarked;
}
