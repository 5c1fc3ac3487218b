import PDFDocument from 'pdfkit';
import { documentFont } from './documentFont';
import { openReportFonts, type ReportFonts } from './openReportFonts';
import type { FontFace } from './FontFace';

/** A4 in points, and the margin around. */
export const SHEET = { width: 595.28, height: 841.89, margin: 48 };
const FOOT = 36;

type Weight = keyof ReportFonts;

/** How a line of text looks; the size in points. */
export interface TextStyle {
  weight: Weight;
  size: number;
  color: string;
}

/** The height of a line, as a multiple of the size of its text: high enough for the signs above and below Devanagari. */
export const LINE = 1.5;

/** The sheets of a document, written from top to bottom; a new one is begun when the last is full. */
export class Sheet {
  readonly #document: PDFKit.PDFDocument;
  readonly #faces = openReportFonts();
  readonly #chunks: Buffer[] = [];
  readonly #ended: Promise<void>;
  /** Where the next thing is written, in points from the top. */
  y: number = SHEET.margin;

  constructor(info: { title: string; author: string; created: Date }) {
    this.#document = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      // Widths and glyphs are remembered by the faces.
      fontLayoutCache: false,
      // None of pdfkit's own, which have neither ₹ nor Devanagari.
      font: '',
      lang: 'en',
      displayTitle: true,
      info: { Title: info.title, Author: info.author, CreationDate: info.created },
    });
    // Under names: pdfkit would else open them again for each line.
    this.#document.registerFont('regular', documentFont(this.#faces.regular));
    this.#document.registerFont('bold', documentFont(this.#faces.bold));
    this.#ended = new Promise((resolve, reject) => {
      this.#document.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
      this.#document.on('end', resolve);
      this.#document.on('error', reject);
    });
  }

  /** How much room there is below. */
  get room(): number {
    return SHEET.height - SHEET.margin - FOOT - this.y;
  }

  /** The width of a text on one line, in points. */
  widthOf(text: string, { weight, size }: TextStyle): number {
    const face: FontFace = this.#faces[weight];
    return (face.widthOf(text) * size) / face.font.unitsPerEm;
  }

  /** Writes one line at `x`, `y` points; nothing is broken or cut. */
  write(text: string, x: number, y: number, { weight, size, color }: TextStyle): void {
    if (text === '') return;
    this.#document.font(weight, size).fillColor(color).text(text, x, y, { lineBreak: false });
  }

  /** Draws a line across the sheet at `y`. */
  rule(y: number, color: string, thickness = 0.5): void {
    this.#document
      .moveTo(SHEET.margin, y)
      .lineTo(SHEET.width - SHEET.margin, y)
      .lineWidth(thickness)
      .strokeColor(color)
      .stroke();
  }

  /** Begins a new sheet. */
  next(): void {
    this.#document.addPage();
    this.y = SHEET.margin;
  }

  /** Writes the foot of every sheet, and gives the whole. */
  async finish(foot: (page: number, pages: number, y: number) => void): Promise<Uint8Array> {
    const { start, count } = this.#document.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      this.#document.switchToPage(page);
      foot(page - start + 1, count, SHEET.height - SHEET.margin - 10);
    }
    this.#document.end();
    await this.#ended;
    return Buffer.concat(this.#chunks);
  }
}
