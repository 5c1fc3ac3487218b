import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** A cell of a test workbook: a text, a number, or a day as the number of a spreadsheet. */
export type ExcelCell =
  | string
  | number
  | { serial: number }
  | { error: string }
  /** A number whose format puts zeros before it; with `before` also a word. */
  | { padded: number; before?: string }
  /** A formula without its result. */
  | { formula: string }
  | null;

const xml = (body: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const LINKS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function cell(value: ExcelCell, at: string): string {
  if (value === null) return '';
  if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
  if (typeof value === 'string')
    return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${value.replaceAll('&', '&amp;')}</t></is></c>`;
  if ('error' in value) return `<c r="${at}" t="e"><v>${value.error}</v></c>`;
  if ('padded' in value) return `<c r="${at}" s="${value.before ? 3 : 2}"><v>${value.padded}</v></c>`;
  if ('formula' in value) return `<c r="${at}"><f>${value.formula}</f></c>`;
  return `<c r="${at}" s="1"><v>${value.serial}</v></c>`;
}

const columnOf = (at: number): string =>
  (at < 26 ? '' : String.fromCharCode(64 + Math.floor(at / 26))) + String.fromCharCode(65 + (at % 26));

const sheetOf = (rows: readonly (readonly ExcelCell[])[]) =>
  xml(
    `<worksheet xmlns="${MAIN}"><sheetData>${rows
      .map(
        (cells, row) =>
          `<row r="${row + 1}">${cells.map((value, at) => cell(value, `${columnOf(at)}${row + 1}`)).join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`,
  );

/** A workbook (.xlsx) with these sheets, for tests. `date1904` is the calendar of older Macs; `hidden` names a sheet. */
export function anExcelFile(
  sheets: Readonly<Record<string, readonly (readonly ExcelCell[])[]>>,
  { name = 'lifts.xlsx', date1904 = false, hidden = '' } = {},
): File {
  const names = Object.keys(sheets);
  const bytes = zipSync({
    '[Content_Types].xml': xml(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${MAIN}" xmlns:r="${LINKS}"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${names
        .map(
          (sheet, at) =>
            `<sheet name="${sheet}"${sheet === hidden ? ' state="hidden"' : ''} sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
        )
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names
        .map(
          (_, at) =>
            `<Relationship Id="rId${at + 1}" Type="${LINKS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
        )
        .join('')}</Relationships>`,
    ),
    'xl/styles.xml': xml(
      `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="&quot;L-&quot;000"/></numFmts><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
    ),
    ...Object.fromEntries(
      names.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetOf(sheets[sheet] ?? [])]),
    ),
  });
  return new File([new Uint8Array(bytes)], name);
}

/** A workbook as another program would write it: each of its parts changed. */
export async function rewrittenExcelFile(
  file: File,
  change: (part: string, name: string) => string,
): Promise<File> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const changed = Object.entries(parts).map(
    ([name, bytes]) => [name, strToU8(change(strFromU8(bytes), name))] as const,
  );
  return new File([new Uint8Array(zipSync(Object.fromEntries(changed)))], file.name);
}
