import { createRequire } from 'node:module';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { packageRoot } from '../../config/packageRoot';
import { documentFont } from './documentFont';
import { FontFace } from './FontFace';

/** A4 in points, with the margin. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 };
const FOOT = 36;

/** Noto Sans Devanagari (OFL-1.1): Devanagari, accented Latin, and ₹ in one face. */
const FAMILY = '@expo-google-fonts/noto-sans-devanagari';

/** Resolved from the server's folder, which is the same for the sources and for the bundle in dist/. */
const open = (file: string): FontFace =>
  new FontFace(createRequire(path.join(packageRoot, 'package.json')).resolve(`${FAMILY}/${file}`));

type Weight = 'regular' | 'bold';
let opened: Record<Weight, FontFace> | undefined;

/** The two weights of a report, opened on first use, once for the whole process. */
const openReportFonts = () =>
  (opened ??= {
    regular: open('400Regular/NotoSansDevanagari_400Regular.ttf'),
    bold: open('600SemiBold/NotoSansDevanagari_600SemiBold.ttf'),
  });

/** The style of a line of text; the size is in points. */
export interface TextStyle {
  weight: Weight;
  size: number;
  color: string;
}

/** The line height as a multiple of the text size: enough for the signs above and below Devanagari. */
export const LINE_HEIGHT = 1.5;

/** The pages of a document, written from top to bottom; a new one is started when the last one is full. */
export class Sheet {
  readonly #document: PDFKit.PDFDocument;
  readonly #faces = openReportFonts();
  readonly #chunks: Buffer[] = [];
  readonly #ended: Promise<void>;
  /** The position of the next item, in points from the top. */
  y: number = PAGE.margin;

  constructor(info: { title: string; author: string; created: Date }) {
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
    // With names: otherwise pdfkit would open them again for each line.
    this.#document.registerFont('regular', documentFont(this.#faces.regular));
    this.#document.registerFont('bold', documentFont(this.#faces.bold));
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
  widthOf(text: string, { weight, size }: TextStyle): number {
    const face: FontFace = this.#faces[weight];
    return (face.widthOf(text) * size) / face.font.unitsPerEm;
  }

  /** Writes one line at `x`, `y` points, without breaking or cutting it. */
  write(text: string, x: number, y: number, { weight, size, color }: TextStyle): void {
    if (text === '') return;
    this.#document.font(weight, size).fillColor(color).text(text, x, y, { lineBreak: false });
  }

  /** Draws a picture into the upper right corner of a box at `x`, `y`. */
  picture(bytes: Buffer, x: number, y: number, fit: [width: number, height: number]): void {
    this.#document.image(bytes, x, y, { fit, align: 'right' });
  }

  /** Draws a line across the page at `y`. */
  rule(y: number, color: string, thickness = 0.5): void {
    this.#document
      .moveTo(PAGE.margin, y)
      .lineTo(PAGE.width - PAGE.margin, y)
      .lineWidth(thickness)
      .strokeColor(color)
      .stroke();
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
