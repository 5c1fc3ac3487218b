import { csvLine } from '@smart-elevator/shared-api/contract/csvText';
import {
  FILE_COLUMNS,
  UPLOAD_COLUMNS,
  type UploadColumn,
} from '@smart-elevator/shared-api/contract/elevators/upload';
import { readSlices } from '../readSlices';
import { cellText, isBlankRow } from '@smart-elevator/shared-api/contract/elevators/uploadCells';

/** The index of a column of the file, or the same value for all rows; undefined for an empty column. */
export type ColumnSource = { at: number } | { value: string } | undefined;
export type ColumnSources = Partial<Record<UploadColumn, ColumnSource>>;

/** The file with the columns of the template, or the place where it cannot be read. */
export type Converted = { file: File } | { row: number; fault: string };

/**
 * Writes a file with the columns of the template and the assigned optional ones; rows keep their numbers. A row with more values than the header stays
 * too long, so that the server refuses it. Throws the errors of reading the file.
 */
export async function toTemplate(file: File, width: number, sources: ColumnSources): Promise<Converted> {
  const lines: string[] = [];
  const columns = FILE_COLUMNS.filter((column) => isTemplateColumn(column) || sources[column]);
  let isBelowHeader = false;
  for await (const { records, fault } of readSlices(file)) {
    for (const cells of records) {
      const isHeader: boolean = !isBelowHeader && !isBlankRow(cells);
      if (isHeader) lines.push(csvLine(columns));
      else lines.push(csvLine(isBelowHeader ? convert(cells, { width, columns, sources }) : []));
      isBelowHeader ||= isHeader;
    }
    if (fault !== undefined) return { row: lines.length + 1, fault };
  }
  return { file: new File(lines, file.name, { type: 'text/csv' }) };
}

const isTemplateColumn = (column: UploadColumn): boolean => UPLOAD_COLUMNS.some((known) => known === column);

interface Conversion {
  width: number;
  columns: readonly UploadColumn[];
  sources: ColumnSources;
}

function convert(cells: readonly string[], { width, columns, sources }: Conversion): readonly string[] {
  const blank = isBlankRow(cells);
  const surplus = cells.slice(width).filter((cell) => cellText(cell) !== '');
  const values = columns.map((column) => {
    const source = sources[column];
    if (blank || !source) return '';
    return 'at' in source ? (cells[source.at] ?? '') : source.value;
  });
  return [...values, ...surplus];
}
