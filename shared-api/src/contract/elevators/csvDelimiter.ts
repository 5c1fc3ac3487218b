import { isUploadColumn } from './upload';
import { columnName, isBlankRow } from './uploadCells';

/** The delimiters that programs use. In Europe, where numbers have a comma, Excel writes semicolons. */
const DELIMITERS = [',', ';', '\t', '|'] as const;

/** The records that are looked at: titles above the header may have no delimiter at all. */
const MAX_RECORDS = 20;

/** Fewer columns of the template in one record are no header: a value may be the name of a column, too. */
const HEADER_COLUMNS = 3;

/** A first line of Excel's own that names the delimiter: `sep=;`. */
const NAMED = /^"?sep=(.)"?[ \t]*(?:\r\n|\n|\r|$)/i;

/** How a file is divided: its delimiter, and the length of a first line that only names it. */
export interface CsvForm {
  delimiter: string;
  skip: number;
}

/**
 * The delimiter of a file: the one that its first line names, else the one that splits it best (R866). `start` is the
 * beginning of the file, some records long if the file has them.
 */
export function detectCsvForm(start: string): CsvForm {
  const [line, named] = NAMED.exec(start) ?? [];
  if (line !== undefined && named !== undefined) return { delimiter: named, skip: line.length };
  const [best] = DELIMITERS.map((delimiter) => ({ delimiter, ...qualityOf(start, delimiter) })).sort(
    (one, other) =>
      other.known - one.known ||
      one.strayQuotes - other.strayQuotes ||
      other.agreeing - one.agreeing ||
      other.width - one.width,
  );
  return { delimiter: best?.delimiter ?? ',', skip: 0 };
}

/** How well a delimiter splits a text into columns of the template, and into rows of the same width. */
function qualityOf(start: string, delimiter: string) {
  const { records, strayQuotes } = firstRecords(start, delimiter);
  const filled = records.filter((cells) => !isBlankRow(cells));
  const known = filled.map((cells) => cells.filter((cell) => isUploadColumn(columnName(cell))).length);
  const widths = new Map<number, number>();
  for (const { length } of filled) if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1);
  const [[width, agreeing] = [1, 0]] = [...widths].sort(([, one], [, other]) => other - one);
  const most = Math.max(0, ...known);
  return { known: most < HEADER_COLUMNS ? 0 : most, strayQuotes, agreeing, width };
}

/** The first records of a text; delimiters and line ends inside quotes belong to the value (RFC 4180). */
function firstRecords(text: string, delimiter: string): { records: string[][]; strayQuotes: number } {
  const records: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  let strayQuotes = 0;
  const endCell = () => {
    records.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length && records.length <= MAX_RECORDS; at += 1) {
    const letter = text[at] ?? '';
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += letter;
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === '') isQuoted = true;
    else if (letter === delimiter) endCell();
    else if (letter === '\n' || letter === '\r') {
      endCell();
      if (letter === '\r' && text[at + 1] === '\n') at += 1;
      records.push([]);
    } else {
      if (letter === '"') strayQuotes += 1;
      cell += letter;
    }
  }
  endCell();
  return { records: records.slice(0, MAX_RECORDS), strayQuotes };
}
