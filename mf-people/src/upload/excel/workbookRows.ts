import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readWorkbook, { type CellValue } from 'read-excel-file/web-worker';
import { isBlankRow } from '@smart-elevator/shared-api/contract/elevators/uploadCells';

/** A sheet of a workbook, its cells as they are written in a CSV file. */
export interface WorkbookSheet {
  name: string;
  rows: string[][];
}

/** The sheets of a workbook that have values; undefined if it cannot be read. */
export const readSheets = (content: ArrayBuffer): Promise<WorkbookSheet[] | undefined> =>
  Promise.resolve()
    .then(() => {
      const parts = unzipSync(new Uint8Array(content));
      keepAsTexts(parts);
      keepCalendar(parts);
      return readWorkbook(new Uint8Array(zipSync(parts, { level: 0 })).buffer, { trim: false }).then(
        (sheets) => sheetsWithValues(sheets, hiddenSheets(parts)),
      );
    })
    .catch(() => undefined);

type Parts = Record<string, Uint8Array>;

/** A part of a workbook, without the prefix that some programs put before its elements: <x:c>. */
function partOf(parts: Parts, name: string): string {
  const text = strFromU8(parts[name] ?? new Uint8Array());
  const prefix = PREFIX.exec(text.slice(0, BEGINNING))?.[1];
  return prefix === undefined ? text : text.replaceAll(new RegExp(`<(/?)${prefix}:`, 'g'), '<$1');
}

/** The declaration of the prefix, in the first element. */
const PREFIX = /\sxmlns:([\w-]+)="http:\/\/[\w./]+\/spreadsheetml\/(?:2006\/)?main"/;
const BEGINNING = 16 * 1024;

/**
 * Makes texts of what the reader would drop: error values (#N/A) and formulas that were never computed, which are
 * refused later, and the zeros and words that a number's format puts before it; also of days that are written as
 * 2019-04-03T00:00:00, which the reader would take for a time of this zone.
 */
function keepAsTexts(parts: Parts): void {
  const formats = leadingFormats(partOf(parts, 'xl/styles.xml'));
  for (const name of Object.keys(parts)) {
    if (!/^xl\/worksheets\/[^/]+\.xml$/.test(name)) continue;
    const text = partOf(parts, name)
      .replaceAll(NEVER_COMPUTED, (cell, attributes: string, formula: string, result: string) => {
        // The result is an empty text.
        if (result !== '' && attributes.includes(' t="str"')) return cell;
        const others = attributes.replace(/ t="\w*"/, '');
        return `<c${others} t="str">${formula}<v>#VALUE!</v></c>`;
      })
      .replaceAll(/ t="[de]"/g, ' t="str"')
      .replaceAll(MIDNIGHT, '')
      .replaceAll(NUMBER_CELL, (cell, start: string, style: string, end: string, digits: string) => {
        const format = formats.get(Number(style));
        return format ? `<c${start} s="${style}"${end} t="str"><v>${shown(digits, format)}</v>` : cell;
      });
    parts[name] = strToU8(text);
  }
}

/** The reader knows the calendar of older Macs by a 1 alone; LibreOffice writes 'true'. */
function keepCalendar(parts: Parts): void {
  const name = 'xl/workbook.xml';
  parts[name] = strToU8(partOf(parts, name).replace(' date1904="true"', ' date1904="1"'));
}

/** The time of a day without one. */
const MIDNIGHT = /(?<=<v>\d{4}-\d\d-\d\d)T00:00(?::00(?:\.0+)?)?Z?(?=<)/g;

/** A cell with a formula and without its result, which some programs leave empty. */
const NEVER_COMPUTED = /<c\b([^>]*)>(<f\b[^>]*(?:\/>|>[^<]*<\/f>))(<v\s*\/>|<v><\/v>|)<\/c>/g;

/** A cell with a whole number and a style; a formula may have computed it. */
const NUMBER_CELL =
  /<c\b((?:(?! s=| t=)[^>])*) s="(\d+)"((?:(?! t=)[^>])*)>(?:<f\b[^>]*(?:\/>|>[^<]*<\/f>))?<v>(\d+)<\/v>/g;

interface LeadingFormat {
  before: string;
  /** The place of each digit, with signs between them: 000-0000. */
  zeros: string;
}

/** A number as its format shows it. */
function shown(digits: string, { before, zeros }: LeadingFormat): string {
  const places = zeros.replaceAll(/\D/g, '').length;
  const all = digits.padStart(places, '0');
  // The first place takes the digits that have none.
  let next = all.length - places;
  const placed = zeros.replaceAll('0', () => all[next++] ?? '');
  return `${before}${all.slice(0, all.length - places)}${placed}`;
}

/**
 * A format of zeros with a word before them: "word", \\x or signs that need neither; formats of negative numbers may follow.
 * Signs may stand between the zeros if at least two begin it; one alone is grouped in thousands.
 */
const LEADING_FORMAT =
  /^((?:&quot;(?:(?!&quot;).)*&quot;|\\.|[-+/() ])*)(0+|00+(?:(?:\\?[-() ])+0+)+)(?:;.*)?$/;

/** Formats that put zeros or a word before a whole number, such as 00000 or "L-"000, by the style of the cell. */
function leadingFormats(styles: string): Map<number, LeadingFormat> {
  const codes = new Map<string, LeadingFormat>();
  for (const [, attributes = ''] of styles.matchAll(/<numFmt\b([^>]*)>/g)) {
    const id = /numFmtId="(\d+)"/.exec(attributes)?.[1] ?? '';
    const code = /formatCode="([^"]*)"/.exec(attributes)?.[1] ?? '';
    const [, before = '', zeros] = LEADING_FORMAT.exec(code) ?? [];
    if (zeros !== undefined)
      codes.set(id, {
        before: before.replaceAll(/&quot;|\\(?=.)/g, ''),
        zeros: zeros.replaceAll('\\', ''),
      });
  }
  const used = /<cellXfs\b[^>]*>([\s\S]*?)<\/cellXfs>/.exec(styles)?.[1] ?? '';
  const found = new Map<number, LeadingFormat>();
  [...used.matchAll(/<xf\b[^>]*?numFmtId="(\d+)"/g)].forEach(([, id = ''], style) => {
    const format = codes.get(id);
    if (format) found.set(style, format);
  });
  return found;
}

/** Whether each sheet is hidden, in the order of the workbook. */
const hiddenSheets = (parts: Parts): boolean[] =>
  [...partOf(parts, 'xl/workbook.xml').matchAll(/<sheet\b[^>]*>/g)].map(([sheet]) =>
    /\bstate="(?:hidden|veryHidden)"/.test(sheet),
  );

/**
 * Hidden sheets are the last ones: the first sheet is read unless the dealer chooses another one. A sheet that is only a
 * chart has no rows.
 */
function sheetsWithValues(
  sheets: readonly { sheet: string; data?: readonly (readonly (CellValue | null)[])[] }[],
  hidden: readonly boolean[],
): WorkbookSheet[] {
  const read = sheets.map(({ sheet, data = [] }) => ({
    name: sheet,
    rows: data.map((cells) => cells.map(textOf)),
  }));
  return [...read.filter((_, at) => !hidden[at]), ...read.filter((_, at) => hidden[at])].filter(
    ({ rows }) => !rows.every(isBlankRow),
  );
}

/** A spreadsheet keeps fifteen digits of a number. */
const LONGEST_NUMBER = 1e15;

/** Days as yyyy-mm-dd, numbers with all their digits; one with more digits than a spreadsheet keeps as 9.8E+17. */
function textOf(value: CellValue | null): string {
  if (value === null) return '';
  if (value instanceof Date) return dayOf(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'number' && Math.abs(value) >= LONGEST_NUMBER
    ? value.toExponential()
    : String(value);
}

/** A spreadsheet's date has no zone; the reader returns it in UTC. */
function dayOf(date: Date): string {
  if (Number.isNaN(date.getTime())) return '#VALUE!';
  const [day = '', time = ''] = date.toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 8)}`;
}
