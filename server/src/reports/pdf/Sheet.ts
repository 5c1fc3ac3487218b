import PDFDocument from 'pdfkit';
import { documentFont, RTL } from './documentFont';
import { loadShaper } from './shaper';
import { BASE, openFont, type Family, type Weight } from './reportFonts';
import { directionOf, textRuns, type Direction, type TextRun } from './textRuns';

/** A4 in points, with the margin. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 };
const FOOT = 36;

/** The style of a line of text; the size is in points. */
export interface TextStyle {
  weight: Weight;
  size: number;
  color: string;
}

/** The line height as a multiple of the text size: enough for the signs above and below Devanagari. */
export const LINE_HEIGHT = 1.5;

interface DocumentInfo {
  title: string;
  author: string;
  created: Date;
}

/** The pages of a document, written from top to bottom; a new one is started when the last one is full. */
export class Sheet {
  readonly #document: PDFKit.PDFDocument;
  readonly #registered = new Set<string>();
  readonly #chunks: Buffer[] = [];
  readonly #ended: Promise<void>;
  /** The position of the next item, in points from the top. */
  y: number = PAGE.margin;

  /** An empty first page. */
  static async start(info: DocumentInfo): Promise<Sheet> {
    await loadShaper();
    return new Sheet(info);
  }

  private constructor(info: DocumentInfo) {
    this.#document = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      // The font faces cache widths and glyphs themselves.
      fontLayoutCache: false,
      // None of pdfkit's own fonts, which have neither ₹ nor Devanagari.
      font: '',
      lang: 'en',
      displayTitle: true,
      info: { Title: info.title, Author: info.author, CreationDate: info.created },
    });
    this.#ended = new Promise((resolve, reject) => {
      this.#document.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
      this.#document.on('end', resolve);
      this.#document.on('error', reject);
    });
  }

  /** The space that is left on the page. */
  get remainingHeight(): number {
    return PAGE.height - PAGE.margin - FOOT - this.y;
  }

  /** The width of a text on one line, in points. */
  widthOf(text: string, style: TextStyle, direction?: Direction): number {
    return textRuns(text, direction ?? directionOf(text)).reduce(
      (width, run) => width + runWidth(run, style),
      0,
    );
  }

  /**
   * Writes one line at `x`, `y` points, without breaking or cutting it. The runs are written from left to right: PDF
   * readers restore the reading order.
   */
  write(text: string, x: number, y: number, style: TextStyle, direction?: Direction): void {
    const { font } = openFont(BASE, style.weight);
    const baseline = y + (font.ascent * style.size) / font.unitsPerEm;
    const runs = textRuns(text, direction ?? directionOf(text));
    let left = x;
    for (const run of runs.toSorted((a, b) => a.place - b.place)) {
      this.#document
        .font(this.#fontName(run.family, style.weight), style.size)
        .fillColor(style.color)
        .text(run.text, left, baseline, {
          lineBreak: false,
          baseline: 'alphabetic',
          // With features, pdfkit passes the run as a whole.
          features: run.rtl ? [RTL] : [],
        });
      left += runWidth(run, style);
    }
  }

  /** With names: otherwise pdfkit would open the fonts again for each line. */
  #fontName(family: Family, weight: Weight): string {
    const name = `${family} ${weight}`;
    if (!this.#registered.has(name)) {
      this.#document.registerFont(name, documentFont(openFont(family, weight)));
      this.#registered.add(name);
    }
    return name;
  }

  /** Draws a picture into the upper right or left corner of a box at `x`, `y`. */
  picture(
    bytes: Buffer,
    x: number,
    y: number,
    fit: [width: number, height: number],
    align: 'left' | 'right' = 'right',
  ): void {
    this.#document.image(bytes, x, y, align === 'left' ? { fit } : { fit, align });
  }

  /** Draws a line at `y`, across the page unless `from` and `to` are given. */
  rule(
    y: number,
    color: string,
    thickness = 0.5,
    [from, to]: readonly [from: number, to: number] = [PAGE.margin, PAGE.width - PAGE.margin],
  ): void {
    this.#document.moveTo(from, y).lineTo(to, y).lineWidth(thickness).strokeColor(color).stroke();
  }

  /** Draws lines through points, which are in points from `x`, `y`. */
  strokes(
    lines: readonly (readonly (readonly [x: number, y: number])[])[],
    x: number,
    y: number,
    color: string,
  ): void {
    for (const [first = [0, 0], ...others] of lines) {
      this.#document.moveTo(x + first[0], y + first[1]);
      for (const [right, down] of others) this.#document.lineTo(x + right, y + down);
      this.#document.lineWidth(1).lineCap('round').lineJoin('round').strokeColor(color).stroke();
    }
    this.#document.lineCap('butt').lineJoin('miter');
  }

  /** Starts a new page unless `height` points are left on this one; never for more than a page has. */
  reserve(height: number): void {
    const most = PAGE.height - 2 * PAGE.margin - FOOT;
    if (height > this.remainingHeight && height <= most) this.next();
  }

  /** Starts a new page. */
  next(): void {
    this.#document.addPage();
    this.y = PAGE.margin;
  }

  /** Writes the footer of every page, and returns the document. */
  async finish(foot: (page: number, pages: number, y: number) => void): Promise<Uint8Array> {
    const { start, count } = this.#document.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      this.#document.switchToPage(page);
      foot(page - start + 1, count, PAGE.height - PAGE.margin - 10);
    }
    this.#document.end();
    await this.#ended;
    return Buffer.concat(this.#chunks);
  }
}

/** In points. */
function runWidth({ text, family, rtl }: TextRun, { weight, size }: TextStyle): number {
  const face = openFont(family, weight);
  return (face.widthOf(text, rtl) * size) / face.font.unitsPerEm;
}
