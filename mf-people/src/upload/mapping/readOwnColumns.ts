import { createUploadValidator } from '@smart-elevator/shared-api/contract/elevators/uploadValidator';
import { readSlices } from '../readSlices';
import { cellText, isBlankRow } from '@smart-elevator/shared-api/contract/elevators/uploadCells';

/** The header of a file whose columns have other names than the template's, and its first rows with values. */
export interface OwnColumns {
  header: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A header with fewer columns is not a table; one with more cannot be shown as choices. The preview refuses both. */
const MIN_COLUMNS = 2;
const MAX_COLUMNS = 100;

/** Rows that show what the columns contain. */
const SAMPLE_ROWS = 200;

/**
 * The columns of a file that must be assigned to the template's; undefined if it has those, or cannot be read. Throws
 * the errors of reading the file.
 */
export async function readOwnColumns(file: Blob): Promise<OwnColumns | undefined> {
  for await (const { records } of readSlices(file)) {
    const [cells, ...rows] = records.filter((record) => !isBlankRow(record));
    if (!cells || cells.length < MIN_COLUMNS || cells.length > MAX_COLUMNS) return undefined;
    if (cells.some((cell) => cell.includes('\0'))) return undefined;
    if (createUploadValidator().header(cells).length === 0) return undefined;
    return {
      header: cells.map(cellText),
      rows: rows.slice(0, SAMPLE_ROWS).map((row) => row.map(cellText)),
    };
  }
  return undefined;
}
