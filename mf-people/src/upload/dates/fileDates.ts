import { call } from '@smart-elevator/shared-api/client/call';
import { isCalendarDate, type DateFormat } from '@smart-elevator/shared-api/contract/calendar';
import {
  isDateColumn,
  readUploadDay,
  undecidedColumns,
  UPLOAD_DATE_COLUMNS,
  type ColumnOrders,
  type DateInFile,
  type UploadDateColumn,
} from '@smart-elevator/shared-api/contract/elevators/uploadDates';
import { readAppearance } from '@smart-elevator/shared-api/contract/preferences/endpoints';
import { currentDateFormat } from '@smart-elevator/shared-ui/state/dateFormat';
import { createUploadValidator } from '@smart-elevator/shared-api/contract/elevators/uploadValidator';
import { readSlices } from '../readSlices';
import { rewriteRows } from '../rewriteRows';
import { cellText, columnName, isBlankRow } from '@smart-elevator/shared-api/contract/elevators/uploadCells';

/** How the dates of a file are read. */
export interface FileDates {
  orders: ColumnOrders;
  /** All dates are written yyyy-mm-dd already. */
  plain: boolean;
  /** Columns in which a spreadsheet has probably swapped the day and the month, with a date that shows it. */
  swapped: SwappedDates;
}

export type SwappedDates = Partial<Record<UploadDateColumn, DateInFile>>;

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
  let dates: readonly DateCell[] | undefined;
  const days = new PlainDays();
  for await (const { records } of readSlices(file, signal)) {
    for (const cells of records) {
      row += 1;
      if (!dates) {
        if (isBlankRow(cells)) continue;
        if (check.header(cells).length > 0) return undefined;
        dates = dateCells(cells);
        continue;
      }
      check.survey(cells, row);
      for (const { at, column } of dates) {
        const text = cellText(cells[at]);
        if (isCalendarDate(text)) days.add(column, { row, text });
        else plain &&= text === '';
      }
    }
  }
  const asked = check.dateOrders({ chosen: null, answer });
  const swapped = days.swapped(asked);
  if (!dependsOnSetting(asked)) return { orders: asked, plain, swapped };
  const orders = check.dateOrders({ chosen: await chosenDateFormat(signal), answer });
  return { orders, plain, swapped };
}

/**
 * The dates of a file that are yyyy-mm-dd: in a workbook, those that the spreadsheet has understood. One that expects
 * the month first makes 4 March of 03/04, and leaves 25/12 a text. So all its days are 12 or less, and all texts prove
 * the other order.
 */
class PlainDays {
  private readonly first: SwappedDates = {};
  private readonly sound = new Set<UploadDateColumn>();

  add(column: UploadDateColumn, date: DateInFile): void {
    const [, month = '', day = ''] = date.text.split('-');
    if (Number(day) > MONTHS) this.sound.add(column);
    else if (day !== month) this.first[column] ??= date;
  }

  swapped(orders: ColumnOrders): SwappedDates {
    const found: SwappedDates = {};
    for (const column of UPLOAD_DATE_COLUMNS) {
      const { either, ...proofs } = orders[column].samples;
      const first = this.first[column];
      if (first && !either && Object.keys(proofs).length === 1 && !this.sound.has(column))
        found[column] = first;
    }
    return found;
  }
}

const MONTHS = 12;

/** The file with each date that can be read as yyyy-mm-dd: every back end reads it so. The others stay as written. */
export async function writeDays(file: File, { orders, plain }: FileDates): Promise<File> {
  if (plain) return file;
  return rewriteRows(file, ({ column, cell }) => {
    if (!isDateColumn(column)) return cell;
    const read = readUploadDay(cellText(cell), orders[column]);
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

interface DateCell {
  at: number;
  column: UploadDateColumn;
}

const dateCells = (header: readonly string[]): DateCell[] =>
  header.flatMap((cell, at) => {
    const column = columnName(cell);
    return isDateColumn(column) ? [{ at, column }] : [];
  });

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
