/** A line of a CSV file (RFC 4180) with unchanged values: the apostrophe of an export before a sign would be stored. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
