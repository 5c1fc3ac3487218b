import { csvCell } from './csvCell';

/** Rows as the text of a CSV file: UTF-8 without a byte order mark, lines ended as RFC 4180 says. */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
