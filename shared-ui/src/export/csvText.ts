/** What spreadsheets know a file of UTF-8 by; without it they show ₹ and Devanagari as rubbish. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as the text of a CSV file: UTF-8 without a byte order mark, lines ended as RFC 4180 says. */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');

/**
 * A value as a cell of a CSV file (RFC 4180). What a spreadsheet would run as a formula gets an apostrophe before it and
 * quotes around it, so that opening the file shows text and runs nothing.
 */
function csvCell(value: string | number): string {
  const text = String(value);
  const runs = /^[=+\-@\t\r]/.test(text);
  const inert = runs ? `'${text}` : text;
  return runs || /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
