import { call } from '@smart-elevator/shared-api/client/call';
import { isCalendarDate, type DateFormat } from '@smart-elevator/shared-api/contract/calendar';
import { readCsvCell } from '@smart-elevator/shared-api/contract/csvText';
import {
  isDateColumn,
  readUploadDay,
  undecidedColumns,
  UPLOAD_DATE_COLUMNS,
  type ColumnOrders,
} from '@smart-elevator/shared-api/contract/elevators/uploadDates';
import { readAppearance } from '@smart-elevator/shared-api/contract/preferences/endpoints';
import { currentDateFormat } from '@smart-elevator/shared-ui/state/dateFormat';
import { createUploadValidator } from '@smart-elevator/shared-api/contract/elevators/uploadValidator';
import { readSlices } from '../readSlices';
import { rewriteRows } from '../rewriteRows';

/** How the dates of a file are read. */
export interface FileDates {
  orders: ColumnOrders;
  /** All dates are written yyyy-mm-dd already. */
  plain: boolean;
}

/**
 * Finds how the dates of a file with the template's columns are read (R873); undefined if it has other columns. Throws
 * the errors of reading the file.
 */
export async function surveyDates(
  file: Blob,
  answer: DateFormat | undefined,
  signal: AbortSignal,
): Promise<FileDates | undefined> {
  const check = createUploadValidator();
  let row = 0;
  let plain = true;
  let dates: readonly number[] | undefined;
  for await (const { records } of readSlices(file, signal)) {
    for (const cells of records) {
      row += 1;
      if (!dates) {
        if (isBlank(cells)) continue;
        if (check.header(cells).length > 0) return undefined;
        dates = dateCells(cells);
        continue;
      }
      check.survey(cells, row);
      plain &&= dates.every((at) => (cells[at] ?? '').trim() === '' || isCalendarDate(cells[at]));
    }
  }
  const asked = check.dateOrders({ chosen: null, answer });
  if (!dependsOnSetting(asked)) return { orders: asked, plain };
  return { orders: check.dateOrders({ chosen: await chosenDateFormat(signal), answer }), plain };
}

/** The file with each date that can be read as yyyy-mm-dd: every back end reads it so. The others stay as written. */
export async function writeDays(file: File, { orders, plain }: FileDates): Promise<File> {
  if (plain) return file;
  return rewriteRows(file, ({ column, cell }) => {
    if (!isDateColumn(column)) return cell;
    const read = readUploadDay(readCsvCell(cell), orders[column]);
    return 'value' in read ? read.value : cell;
  });
}

/** Whether the dealer's date format decides a column, or may disagree with what the other columns prove (R873). */
const dependsOnSetting = (orders: ColumnOrders): boolean =>
  undecidedColumns(orders).length > 0 ||
  UPLOAD_DATE_COLUMNS.some((column) => {
    const order = orders[column];
    return order.kind === 'decided' && order.because === 'otherColumns' && order.samples.either !== undefined;
  });

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

const columnName = (cell: string): string => cell.trim().toLowerCase();

const dateCells = (header: readonly string[]): number[] =>
  header.flatMap((cell, at) => (isDateColumn(columnName(cell)) ? [at] : []));

/**
 * The date format that the dealer has chosen in Settings; null if none was chosen. On a back end that does not store
 * it, this browser knows only a choice that is not the default.
 */
async function chosenDateFormat(signal: AbortSignal): Promise<DateFormat | null> {
  const here = currentDateFormat();
  const local = here === 'DD/MM/YYYY' ? here : null;
  try {
    return (await call(readAppearance, {}, { signal })).date_format ?? local;
  } catch {
    signal.throwIfAborted();
    return local;
  }
}
