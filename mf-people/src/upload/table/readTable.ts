import { csvLine } from '@smart-elevator/shared-api/contract/csvText';
import { UPLOAD_MAX_BYTES } from '@smart-elevator/shared-api/contract/elevators/upload';
import {
  HEADER_SEARCH,
  TableReader,
  type LeftOutRow,
  type TableItem,
} from '@smart-elevator/shared-api/contract/elevators/uploadTable';
import { readSlices } from '../readSlices';
import { decodeFile } from './decodeFile';
import { isBlankRow } from '@smart-elevator/shared-api/contract/elevators/uploadCells';

/** What the dealer has chosen instead of what was found. */
export interface TableChoice {
  encoding?: string | undefined;
  /** The row of the header, as spreadsheets count. */
  headerRow?: number | undefined;
}

/** The table of a file. */
export interface Table {
  /** UTF-8, with empty lines in place of the rows that are left out, up to the last one with values: all rows keep their numbers. */
  file: File;
  encoding: string;
  /** 0 if the file has no rows. */
  headerRow: number;
  /** What the dealer has chosen for it. */
  choice: TableChoice;
  /** Without the empty rows below the last one. */
  leftOut: readonly LeftOutRow[];
  /** The rows that may be the header, with their first values. */
  firstRows: readonly { row: number; cells: readonly string[] }[];
}

/** Finds the table in a file (R881, R882). Throws the errors of reading the file, and `signal.reason` if it is aborted. */
export async function readTable(chosen: File, choice: TableChoice, signal: AbortSignal): Promise<Table> {
  // The preview refuses it.
  if (chosen.size > UPLOAD_MAX_BYTES)
    return { file: chosen, encoding: 'utf-8', choice, headerRow: 0, leftOut: [], firstRows: [] };
  const { file, encoding } = await decodeFile(chosen, choice.encoding);
  const reader = new TableReader(choice.headerRow);
  const lines: string[] = [];
  const leftOut: LeftOutRow[] = [];
  const firstRows: { row: number; cells: readonly string[] }[] = [];
  let headerRow = 0;
  let lastRow = 0;
  let lastFilled = 0;
  let records = 0;
  let isPlain = choice.headerRow === undefined;
  const take = (item: TableItem) => {
    if (item.kind === 'leftOut') leftOut.push(item);
    else lastRow = item.row;
    if (item.kind === 'header') headerRow = item.row;
    if (item.kind === 'leftOut' && item.reason !== 'empty') isPlain = false;
    if (item.kind !== 'leftOut' || item.reason !== 'empty') lastFilled = item.row;
    lines.push(csvLine(item.kind === 'leftOut' ? [] : item.cells));
  };
  const found = (table: File): Table => ({
    file: table,
    encoding,
    headerRow,
    choice,
    leftOut: leftOut.filter(({ row, reason }) => reason !== 'empty' || row < lastRow),
    firstRows,
  });
  for await (const slice of readSlices(file, signal)) {
    for (const cells of slice.records) {
      records += 1;
      if (records <= HEADER_SEARCH && !isBlankRow(cells)) firstRows.push({ row: records, cells });
      reader.take(cells).forEach(take);
    }
    // The preview shows the fault, so the file stays as it is.
    if (slice.fault !== undefined) return found(file);
  }
  reader.end().forEach(take);
  // A sheet may end with very many empty rows, which would count for the server.
  const isWhole = isPlain && !reader.isTrimmed() && lastFilled === lines.length;
  return found(isWhole ? file : new File(lines.slice(0, lastFilled), file.name, { type: 'text/csv' }));
}
