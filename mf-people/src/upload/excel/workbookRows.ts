import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readWorkbook, { type CellValue } from 'read-excel-file/web-worker';

/** A sheet of a workbook, its cells as they are written in a CSV file. */
export interface WorkbookSheet {
  name: string;
  rows: string[][];
}

/** The sheets of a workbook that have values; undefined if it cannot be read. */
export const readSheets = (content: ArrayBuffer): Promise<WorkbookSheet[] | undefined> =>
  Promise.resolve()
    .then(() => readWorkbook(withErrorTexts(content), { trim: false }))
    .then(sheetsWithValues)
    .catch(() => undefined);

/** The reader drops error values (#N/A): as texts they are refused later, and not lost. */
function withErrorTexts(content: ArrayBuffer): ArrayBuffer {
  const parts = unzipSync(new Uint8Array(content));
  for (const [name, bytes] of Object.entries(parts)) {
    if (!/^xl\/worksheets\/[^/]+\.xml$/.test(name)) continue;
    const text = strFromU8(bytes);
    if (text.includes(' t="e"')) parts[name] = strToU8(text.replaceAll(' t="e"', ' t="str"'));
  }
  return new Uint8Array(zipSync(parts, { level: 0 })).buffer;
}

const sheetsWithValues = (
  sheets: readonly { sheet: string; data: readonly (readonly (CellValue | null)[])[] }[],
): WorkbookSheet[] =>
  sheets
    .map(({ sheet, data }) => ({ name: sheet, rows: data.map((cells) => cells.map(textOf)) }))
    .filter(({ rows }) => rows.some((cells) => cells.some((cell) => cell.trim() !== '')));

/** Days as yyyy-mm-dd, numbers with all their digits. */
function textOf(value: CellValue | null): string {
  if (value === null) return '';
  if (value instanceof Date) return dayOf(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return String(value);
}

/** A spreadsheet's date has no zone; the reader returns it in UTC. */
function dayOf(date: Date): string {
  if (Number.isNaN(date.getTime())) return '#VALUE!';
  const [day = '', time = ''] = date.toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 8)}`;
}
