import { csvCell } from './csvCell';

/** What spreadsheets know a file of UTF-8 by; without it they show ₹ and Devanagari as rubbish. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as the text of a CSV file: UTF-8 without a byte order mark, lines ended as RFC 4180 says. */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
