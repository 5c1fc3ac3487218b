import { DATE_FORMATS, type DateFormat } from '../calendar';
import { readWrittenDay, type WrittenDay } from '../writtenDay';
import { uploadMessages, type UploadColumn } from './upload';

/** The columns of dates. */
export const UPLOAD_DATE_COLUMNS = [
  'install_date',
  'main_start_date',
  'main_due_date',
  'main_completed_date',
] as const satisfies readonly UploadColumn[];
export type UploadDateColumn = (typeof UPLOAD_DATE_COLUMNS)[number];

export const isDateColumn = (column: string): column is UploadDateColumn =>
  UPLOAD_DATE_COLUMNS.some((known) => known === column);

/** What is known of the dealer who uploads a file. */
export interface UploadingDealer {
  /** For derived user names. */
  dealer_id?: number | undefined;
  /** The date format that the dealer has chosen in Settings; null if none was chosen. */
  chosen: DateFormat | null;
  /** What the dealer answered for this file. */
  answer?: DateFormat | undefined;
  /** The order for a dealer who has not chosen (R869); without it, the dealer must be asked. */
  fallback?: DateFormat | undefined;
}

/** A date of the file, as it is written. */
export interface DateInFile {
  row: number;
  text: string;
}

/** How the dates of a column are read, and why. A column has one order (R873). */
export type ColumnOrder = { samples: DateSamples } & (
  | {
      kind: 'decided';
      order: DateFormat;
      because: 'column' | 'otherColumns' | 'answer' | 'setting' | 'fallback';
    }
  /** Both orders are proven. */
  | { kind: 'contradictory' }
  /** Either order is possible, and the dealer must say which. */
  | { kind: 'undecided' }
);

/** The first dates of a column that prove an order, and the first one that could have either. */
export type DateSamples = Partial<Record<DateFormat | 'either', DateInFile>>;

export type ColumnOrders = Readonly<Record<UploadDateColumn, ColumnOrder>>;

/** Collects from the rows of a file what its columns of dates prove. */
export class DateSurvey {
  private readonly columns: Record<UploadDateColumn, DateSamples> = {
    install_date: {},
    main_start_date: {},
    main_due_date: {},
    main_completed_date: {},
  };

  add(column: UploadDateColumn, text: string, row: number): void {
    const written = readWrittenDay(text);
    const shown = written.kind === 'either' ? 'either' : orderOf(written);
    if (shown !== undefined) this.columns[column][shown] ??= { row, text: text.trim() };
  }

  /** The order of each column: what it proves itself, else the answer, else the other columns, else the setting. */
  orders(dealer: UploadingDealer): ColumnOrders {
    const proven = DATE_FORMATS.filter((order) =>
      UPLOAD_DATE_COLUMNS.some((column) => this.columns[column][order] !== undefined),
    );
    const decide = (column: UploadDateColumn): ColumnOrder => {
      const samples = this.columns[column];
      return { samples, ...decideOrder(samples, proven, dealer) };
    };
    return {
      install_date: decide('install_date'),
      main_start_date: decide('main_start_date'),
      main_due_date: decide('main_due_date'),
      main_completed_date: decide('main_completed_date'),
    };
  }
}

type Decision = { kind: 'contradictory' | 'undecided' } | Omit<ColumnOrder & { kind: 'decided' }, 'samples'>;

function decideOrder(
  samples: DateSamples,
  proven: readonly DateFormat[],
  { chosen, answer, fallback }: UploadingDealer,
): Decision {
  const [own, otherOwn] = DATE_FORMATS.filter((order) => samples[order] !== undefined);
  if (own && otherOwn) return { kind: 'contradictory' };
  if (own) return { kind: 'decided', order: own, because: 'column' };
  if (answer) return { kind: 'decided', order: answer, because: 'answer' };
  const [others, disagreeing] = proven;
  // Columns that prove different orders, or another one than the dealer's, leave it open.
  if (disagreeing || (others && chosen && chosen !== others)) return { kind: 'undecided' };
  if (others) return { kind: 'decided', order: others, because: 'otherColumns' };
  if (chosen) return { kind: 'decided', order: chosen, because: 'setting' };
  return fallback ? { kind: 'decided', order: fallback, because: 'fallback' } : { kind: 'undecided' };
}

const orderOf = (written: WrittenDay): DateFormat | undefined =>
  'order' in written ? written.order : undefined;

/** Whether a date depends on the order of its column. */
const dependsOnOrder = (written: WrittenDay): boolean =>
  written.kind === 'either' || orderOf(written) !== undefined;

/** A date of a column as yyyy-mm-dd, or why it cannot be used. An empty one stays empty. */
export function readUploadDay(text: string, column: ColumnOrder): { value: string } | { fault: string } {
  if (text.trim() === '') return { value: '' };
  const written = readWrittenDay(text);
  if (written.kind === 'incomplete') return { fault: uploadMessages().incompleteDate };
  if (column.kind === 'contradictory' && dependsOnOrder(written)) {
    const { 'DD/MM/YYYY': dayFirst, 'MM/DD/YYYY': monthFirst } = column.samples;
    return { fault: uploadMessages().contradictoryDates(dayFirst?.row ?? 0, monthFirst?.row ?? 0) };
  }
  if (written.kind === 'day') return { value: written.day };
  if (column.kind === 'decided')
    return written.kind === 'either'
      ? { value: written.days[column.order] }
      : { fault: notDate(column.order) };
  return { fault: written.kind === 'either' ? uploadMessages().unclearDate : uploadMessages().notDate };
}

const notDate = (order: DateFormat): string =>
  order === 'DD/MM/YYYY' ? uploadMessages().notDateDayFirst : uploadMessages().notDate;

/** The columns whose dates could have either order, in a file that does not decide it. */
export const undecidedColumns = (orders: ColumnOrders): UploadDateColumn[] =>
  UPLOAD_DATE_COLUMNS.filter((column) => {
    const { kind, samples } = orders[column];
    return kind === 'undecided' && samples.either !== undefined;
  });
