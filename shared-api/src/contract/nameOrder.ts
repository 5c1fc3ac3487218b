import { asciiDigits } from './asciiDigits';
import { compareByOrdering } from './ordering';

const ASCII = /^[ -~]*$/;

/**
 * What a text is ordered by: case, accents and joiners do not count, and numbers are compared as numbers, so that
 * 'Lift 2' is before 'Lift 10' (R952). Each number is written without leading zeros, behind the count of its digits. Keys
 * are compared by code points; `name_order` of the database returns the same.
 */
export const nameOrder = (name: string): string =>
  (ASCII.test(name) ? name.toLowerCase() : plainLetters(name)).replace(
    /[0-9]+/g,
    (digits) => `${digits.replace(/^0+/, '').length}`.padStart(3, '0') + digits.replace(/^0+/, ''),
  );

/** Letter by letter, because a sigma depends on the letters around it. */
const plainLetters = (name: string): string =>
  Array.from(asciiDigits(name.normalize('NFD').replace(UNORDERED, '')), (letter) => letter.toLowerCase())
    .join('')
    .replaceAll('ς', 'σ');

/** Accents, joiners and variation selectors. */
const UNORDERED = /[\u0300-\u036F]|\u200C|\u200D|\uFE0E|\uFE0F/g;

/** Compares rows by their names, and rows of the same name by their ids. */
export const compareByName = <Row extends object>(nameOf: (row: Row) => string, idOf: (row: Row) => number) =>
  compareByOrdering<Row, 'name'>('name', { name: (row) => nameOrder(nameOf(row)) }, idOf);
