/**
 * A value as a cell of a CSV file (RFC 4180). What a spreadsheet would run as a formula gets an apostrophe before it,
 * so that opening the file shows text and runs nothing.
 */
export function csvCell(value: string | number): string {
  const text = String(value);
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
