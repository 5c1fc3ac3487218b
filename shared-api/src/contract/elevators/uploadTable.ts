import { isUploadColumn, uploadMessages, type UploadError } from './upload';
import { cellText, columnName, isBlankRow } from './uploadCells';

/** Why a row of a file is no row of its table: it is above the header, the header once more, a total, or empty. */
export type LeftOutReason = 'above' | 'header' | 'total' | 'empty';

/** A row that is left out; `row` as spreadsheets count. */
export interface LeftOutRow {
  row: number;
  reason: LeftOutReason;
}

/** A record of a file, as a part of its table. */
export type TableItem =
  | { kind: 'header' | 'row'; row: number; cells: readonly string[] }
  | ({ kind: 'leftOut' } & LeftOutRow);

/** The notes about left-out rows; empty rows are not worth one. */
export const leftOutNotes = (rows: readonly LeftOutRow[]): UploadError[] =>
  rows.flatMap(({ row, reason }) =>
    reason === 'empty' ? [] : [{ row, column: '', message: uploadMessages().leftOut[reason] }],
  );

/** The header is looked for in as many records. */
export const HEADER_SEARCH = 20;

/** The columns of the template that show that a record is the header. */
const KNOWN_COLUMNS = 3;

/** The share of the widest record that a header of other names fills at least; it has no numbers. */
const HEADER_SHARE = 0.6;

/**
 * Finds the table in the records of a file: titles above its header, repeated headers, totals and empty rows are left out
 * (R881). Take the records one by one, then call `end`; each returns the items that are decided.
 */
export class TableReader {
  private row = 0;
  private header: readonly string[] | undefined;
  private trimmed = false;
  private readonly waiting: { row: number; cells: readonly string[] }[] = [];

  /** `headerRow` is the row that the dealer has chosen as the header. */
  constructor(private readonly headerRow?: number) {}

  /** Whether delimiters at the end of lines were dropped. */
  isTrimmed(): boolean {
    return this.trimmed;
  }

  take(cells: readonly string[]): TableItem[] {
    this.row += 1;
    if (this.header) return [this.itemOf(this.row, cells)];
    this.waiting.push({ row: this.row, cells });
    return this.waiting.length < Math.max(HEADER_SEARCH, this.headerRow ?? 0) ? [] : this.end();
  }

  end(): TableItem[] {
    const records = this.waiting.splice(0);
    if (this.header || records.length === 0) return [];
    const at =
      this.headerRow !== undefined && this.headerRow <= records.length
        ? this.headerRow - 1
        : findHeader(records.map(({ cells }) => cells));
    return records.map(({ row, cells }, place) => {
      if (place > at) return this.itemOf(row, cells);
      if (place < at) return { kind: 'leftOut', row, reason: isBlankRow(cells) ? 'empty' : 'above' };
      this.header = headerOf(
        cells,
        records.slice(place + 1).map((one) => one.cells),
      );
      this.trimmed ||= this.header.length < cells.length;
      return { kind: 'header', row, cells: this.header };
    });
  }

  private itemOf(row: number, cells: readonly string[]): TableItem {
    const reason = this.reasonOf(cells);
    if (reason !== undefined) return { kind: 'leftOut', row, reason };
    const width = this.header?.length ?? 0;
    if (cells.length <= width || !isBlankRow(cells.slice(width))) return { kind: 'row', row, cells };
    // Delimiters at the end of a line are no values.
    this.trimmed = true;
    return { kind: 'row', row, cells: cells.slice(0, width) };
  }

  private reasonOf(cells: readonly string[]): LeftOutReason | undefined {
    if (isBlankRow(cells)) return 'empty';
    if (isSame(cells, this.header ?? [])) return 'header';
    return isTotal(cells) ? 'total' : undefined;
  }
}

/** The place of the header: the columns of the template, else the first record that is about as wide as the table. */
function findHeader(records: readonly (readonly string[])[]): number {
  const known = records.findIndex((cells) => cells.filter(isKnown).length >= KNOWN_COLUMNS);
  if (known >= 0) return known;
  const widths = records.map((cells) => filled(cells).length);
  const least = Math.max(2, Math.max(...widths) * HEADER_SHARE);
  const isWide = (cells: readonly string[]) => filled(cells).length >= least;
  const named = records.findIndex(
    (cells) => isWide(cells) && !cells.some((cell) => NUMBER.test(cellText(cell))),
  );
  const wide = named >= 0 ? named : records.findIndex(isWide);
  return wide >= 0
    ? wide
    : Math.max(
        0,
        records.findIndex((cells) => !isBlankRow(cells)),
      );
}

const isKnown = (cell: string): boolean => isUploadColumn(columnName(cell));

const filled = (cells: readonly string[]): string[] => cells.map(cellText).filter(Boolean);

const sameCell = (one?: string, other?: string): boolean => columnName(one) === columnName(other);

/** Whether a record repeats the header; most differ in their first cell. */
const isSame = (cells: readonly string[], header: readonly string[]): boolean =>
  sameCell(cells[0], header[0]) &&
  header.every((cell, at) => sameCell(cell, cells[at])) &&
  isBlankRow(cells.slice(header.length));

/**
 * The header without delimiters at its end. A column without a name stays, if a row has a value where the header has an
 * empty cell, or if all rows are wider than the header.
 */
function headerOf(cells: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const named = widthOf(cells);
  const widths = rows.filter((row) => !isBlankRow(row) && !isTotal(row)).map(widthOf);
  const isWider = widths.length > 1 && widths.every((width) => width > cells.length);
  const width = isWider ? Math.min(...widths) : Math.min(cells.length, Math.max(0, ...widths));
  return Array.from({ length: Math.max(named, width) }, (_, at) => cells[at] ?? '');
}

/** The number of cells up to the last one with a value. */
const widthOf = (cells: readonly string[]): number =>
  cells.findLastIndex((cell) => cellText(cell) !== '') + 1;

const TOTAL =
  /^(?:(?:grand|sub)[\s-]*)?totals?(?![\p{L}\p{M}])|^(?:कुल|योग|एकूण|summe|gesamt|somme|suma)(?![\p{L}\p{M}])/iu;
const NUMBER = /^[\p{Sc}\s]*[-+]?\p{Nd}[\p{Nd}.,'\s]*%?$/u;

/** A day with dots, which is no number. */
const DAY = /^\p{Nd}{1,4}\.\p{Nd}{1,2}\.\p{Nd}{2,4}$/u;

/** A row that begins with the word and has only numbers beside it. */
function isTotal(cells: readonly string[]): boolean {
  const [first = '', ...others] = filled(cells);
  return TOTAL.test(first) && others.every((cell) => NUMBER.test(cell) && !DAY.test(cell));
}
