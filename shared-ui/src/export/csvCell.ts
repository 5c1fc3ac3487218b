/**
 * A value as a cell of a CSV file (RFC 4180). What a spreadsheet would run as a formula gets an apostrophe before it and
 * quotes around it, so that opening the file shows text and runs nothing.
 */
export function csvCell(value: string | number): string {
  const text = String(value);
  const runs = /^[=+\-@\t\r]/.test(text);
  const inert = runs ? `'${text}` : text;
  return runs || /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
