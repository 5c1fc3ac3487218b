/** Spreadsheets recognise UTF-8 by it; without it they garble ₹ and Devanagari. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as the text of a CSV file: UTF-8 without a byte order mark, line ends as in RFC 4180. */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');

/**
 * A value as a cell of a CSV file (RFC 4180). A value that a spreadsheet would run as a formula gets an apostrophe
 * before it and quotes around it, so that the spreadsheet shows it as text. A value that looks like that already gets
 * one more, so that `readCsvCell` returns each value unchanged.
 */
function csvCell(value: string | number): string {
  const text = String(value);
  return RUNS.test(text) ? quoted(`'${text}`) : plainCell(text);
}

/** What a spreadsheet would run, with the apostrophes that may stand before it. */
const RUNS = /^'*[=+\-@\t\r]/;

/** How other programs write digits that a spreadsheet should not change: ="0098". */
const TEXT_FORMULA = /^="([^"]*)"$/;

/** The value of a parsed cell of a CSV file, without what `csvText` or another program put around it for spreadsheets. */
export const readCsvCell = (cell: string): string =>
  cell.startsWith("'") && RUNS.test(cell) ? cell.slice(1) : (TEXT_FORMULA.exec(cell)?.[1] ?? cell);

/** A line of a CSV file with unchanged values, for a file that the console or the server reads. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(plainCell).join(',')}\r\n`;

/** The other delimiters that a reader looks for are quoted too, so that it is not misled by a few rows. */
const plainCell = (text: string): string => (/[",;|\t\r\n]/.test(text) ? quoted(text) : text);

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
