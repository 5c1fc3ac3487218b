import { csvLine } from '@smart-elevator/shared-api/contract/csvText';
import { readSlices } from './readSlices';
import { columnName, isBlankRow } from '@smart-elevator/shared-api/contract/elevators/uploadCells';

/** A cell of a row below the header; `column` is the name in the header, in lower case. */
export interface FileCell {
  row: number;
  column: string;
  cell: string;
}

/**
 * The file with other cells, and without the columns for which `keeps` is false; rows keep their numbers. A file that
 * cannot be read to its end stays as it is, because the preview shows the fault.
 */
export async function rewriteRows(
  file: File,
  write: (cell: FileCell) => string,
  keeps: (column: string) => boolean = () => true,
): Promise<File> {
  const lines: string[] = [];
  let columns: readonly string[] | undefined;
  const kept = (cells: readonly string[]) => cells.filter((_, at) => keeps(columns?.[at] ?? ''));
  for await (const { records, fault } of readSlices(file)) {
    if (fault !== undefined) return file;
    for (const cells of records) {
      const row = lines.length + 1;
      if (isBlankRow(cells)) lines.push(csvLine([]));
      else if (columns)
        lines.push(csvLine(kept(cells.map((cell, at) => write({ row, column: columns?.[at] ?? '', cell })))));
      else {
        columns = cells.map(columnName);
        lines.push(csvLine(kept(cells)));
      }
    }
  }
  return new File(lines, file.name, { type: 'text/csv' });
}
