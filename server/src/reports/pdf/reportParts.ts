import { setImmediate as turn } from 'node:timers/promises';
import { signatureLines, type Signature } from '@smart-elevator/shared-api/contract/visits/signature';
import { wrapLines } from './wrapLines';
import { directionOf } from './textRuns';
import { LINE_HEIGHT, PAGE, type Sheet, type TextStyle } from './Sheet';

const INK = '#16211f';
const MUTED = '#4a5855';
const HAIRLINE = '#dde2de';
const BRAND = '#0b5f59';

const DEALER: TextStyle = { weight: 'bold', size: 15, color: BRAND };
export const TITLE: TextStyle = { weight: 'bold', size: 12, color: INK };
export const LABEL: TextStyle = { weight: 'regular', size: 9.5, color: MUTED };
export const VALUE: TextStyle = { weight: 'regular', size: 9.5, color: INK };
export const NAME: TextStyle = { weight: 'bold', size: 9.5, color: INK };

export const LEFT = PAGE.margin;
export const WIDTH = PAGE.width - 2 * PAGE.margin;
const NAME_WIDTH = 170;
export const GAP = 14;
const PADDING = 4;
/** The space of the logo. */
const LOGO: [width: number, height: number] = [130, 52];
/**
 * After this number of lines, and after each row, other work gets its turn: a very long report does not block the
 * server.
 */
const LINES_PER_TURN = 40;

/** The company at the head of a report. */
export interface ReportHead {
  /** The name of the dealer's company, or of the dealer. */
  dealer_name: string;
  company_address: string | null;
  tax_number: string | null;
  logo: Buffer | null;
}

/** Draws the company beside its logo, then the title. */
export function drawHead(sheet: Sheet, head: ReportHead, title: string, taxNumber = 'Tax number'): void {
  const { dealer_name, company_address, tax_number, logo } = head;
  const top = sheet.y;
  const width = logo ? WIDTH - LOGO[0] - GAP : WIDTH;
  const write = (text: string, style: TextStyle) => {
    const direction = directionOf(text);
    for (const line of wrapLines(text, width, (part) => sheet.widthOf(part, style))) {
      sheet.write(line, LEFT, sheet.y, style, direction);
      sheet.y += style.size * LINE_HEIGHT;
    }
  };
  write(dealer_name, DEALER);
  if (company_address) write(company_address, LABEL);
  if (tax_number) write(`${taxNumber}: ${tax_number}`, LABEL);
  if (logo) {
    sheet.picture(logo, LEFT + WIDTH - LOGO[0], top, LOGO);
    sheet.y = Math.max(sheet.y, top + LOGO[1]) + PADDING;
  }
  write(title, TITLE);
  sheet.y += PADDING;
  sheet.rule(sheet.y, BRAND, 1.5);
  sheet.y += GAP / 2;
}

/** A text in a row, and its style. */
export type Cell = [text: string, style: TextStyle];

/** Draws a row of two cells, continued on further pages if necessary, with a hairline below. */
export async function drawRow(
  sheet: Sheet,
  [name, nameStyle]: Cell,
  [value, valueStyle]: Cell,
): Promise<void> {
  const names = wrapLines(name, NAME_WIDTH, (text) => sheet.widthOf(text, nameStyle));
  const values = wrapLines(value, WIDTH - NAME_WIDTH - GAP, (text) => sheet.widthOf(text, valueStyle));
  const lines = Math.max(names.length, values.length);
  const height = Math.max(nameStyle.size, valueStyle.size) * LINE_HEIGHT;
  if (lines * height > sheet.remainingHeight && lines * height < PAGE.height / 3) sheet.next();
  const [nameDirection, valueDirection] = [directionOf(name), directionOf(value)];
  sheet.y += PADDING;
  for (let line = 0; line < lines; line++) {
    if (sheet.remainingHeight < height) sheet.next();
    sheet.write(names[line] ?? '', LEFT, sheet.y, nameStyle, nameDirection);
    sheet.write(values[line] ?? '', LEFT + NAME_WIDTH + GAP, sheet.y, valueStyle, valueDirection);
    sheet.y += height;
    if (line % LINES_PER_TURN === 0) await turn();
  }
  sheet.y += PADDING;
  sheet.rule(sheet.y, HAIRLINE);
}

/** The height of a row, in points. */
export function rowHeight(sheet: Sheet, [name, nameStyle]: Cell, [value, valueStyle]: Cell): number {
  const names = wrapLines(name, NAME_WIDTH, (text) => sheet.widthOf(text, nameStyle));
  const values = wrapLines(value, WIDTH - NAME_WIDTH - GAP, (text) => sheet.widthOf(text, valueStyle));
  const lines = Math.max(names.length, values.length);
  return lines * Math.max(nameStyle.size, valueStyle.size) * LINE_HEIGHT + 2 * PADDING;
}

/** The height of the lines for signatures, in points. */
export const SIGNATURES = 60;

/** Draws lines for signatures beside each other, with who signs below; above the second one what was drawn on a phone (R1441). */
export function drawSignatures(
  sheet: Sheet,
  who: readonly [string, string],
  drawn: Signature | null = null,
): void {
  sheet.reserve(SIGNATURES);
  const y = sheet.y + SIGNATURES - LABEL.size * LINE_HEIGHT - PADDING;
  if (drawn) {
    const box = { width: PICTURE[0], height: y - sheet.y - PADDING };
    sheet.strokes(signatureLines(drawn, box), LEFT + PICTURE[0] + GAP, sheet.y + PADDING, VALUE.color);
  }
  who.forEach((name, at) => {
    const left = LEFT + at * (PICTURE[0] + GAP);
    sheet.rule(y, MUTED, 0.75, [left, left + PICTURE[0]]);
    sheet.write(name, left, y + PADDING, LABEL);
  });
  sheet.y += SIGNATURES;
}

/** The space of a picture, in points: two beside each other. */
const PICTURE: [width: number, height: number] = [(WIDTH - GAP) / 2, 180];

/** A picture and the line below it. */
export interface PrintedPicture {
  bytes: Buffer;
  caption: string;
}

/** Draws pictures below a heading, two in a row, and `note` below them; nothing without pictures. */
export async function drawPictures(
  sheet: Sheet,
  { heading, note }: { heading: string; note: string },
  pictures: readonly PrintedPicture[],
): Promise<void> {
  const height = PICTURE[1] + LABEL.size * LINE_HEIGHT + PADDING;
  for (const [place, { bytes, caption }] of pictures.entries()) {
    const isLeft = place % 2 === 0;
    if (isLeft) {
      if (sheet.remainingHeight < height + 2 * GAP + (place === 0 ? TITLE.size * LINE_HEIGHT : 0))
        sheet.next();
      if (place === 0) {
        sheet.y += GAP;
        await drawRow(sheet, [heading, TITLE], ['', TITLE]);
      }
      sheet.y += GAP / 2;
    }
    const x = isLeft ? LEFT : LEFT + PICTURE[0] + GAP;
    sheet.picture(bytes, x, sheet.y, PICTURE, 'left');
    const [line = ''] = wrapLines(caption, PICTURE[0], (text) => sheet.widthOf(text, LABEL));
    sheet.write(line, x, sheet.y + PICTURE[1] + PADDING, LABEL);
    if (!isLeft || place === pictures.length - 1) sheet.y += height;
    await turn();
  }
  if (note !== '') await drawRow(sheet, [note, LABEL], ['', VALUE]);
}

/** Ends the document: each page has `foot` and its number. */
export const finishReport = (sheet: Sheet, foot: string, word = 'Page'): Promise<Uint8Array> =>
  sheet.finish((page, pages, y) => {
    const number = `${word} ${page} / ${pages}`;
    sheet.write(foot, LEFT, y, LABEL);
    sheet.write(number, LEFT + WIDTH - sheet.widthOf(number, LABEL), y, LABEL);
  });
