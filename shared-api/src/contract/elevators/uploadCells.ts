import { readCsvCell } from '../csvText';
import { normalizeText } from '../normalizeText';

/** What a cell of an imported file says: without what a spreadsheet put around it, and without invisible characters. */
export const cellText = (cell = ''): string => normalizeText(readCsvCell(cell));

/** Whether a row of an imported file shows nothing. */
export const isBlankRow = (cells: readonly string[]): boolean => cells.every((cell) => cellText(cell) === '');

/** A cell of a header as the name of a column, in lower case. */
export const columnName = (cell = ''): string => cellText(cell).toLowerCase();
