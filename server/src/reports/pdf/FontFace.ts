import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';
import { inReadingOrder, type DrawnGlyph, type PlacedGlyph } from './readingOrder';
import { syllablesOf } from './syllables';

/** A shaped piece of text. */
export interface ShapedText {
  glyphs: readonly PlacedGlyph[];
  /** In units of the font. */
  width: number;
}

/**
 * The maximum number of cached pieces; beyond that the cache is cleared, so that hostile text cannot fill the memory.
 */
const KEPT_PIECES = 20_000;
/** The largest vertical shift that is invisible, relative to the text size. */
const UNSEEN = 0.02;
const SPACE = 0x20;
const DEVANAGARI = /[\u0900-\u097f]/;

/** A font, opened once for all documents. Shapes text and caches the pieces. */
export class FontFace {
  readonly font: Font;
  readonly #blank: DrawnGlyph;
  readonly #pieces = new Map<string, ShapedText>();

  constructor(file: string) {
    const font = fontkit.openSync(file);
    if (!('layout' in font)) throw new Error(`${file} contains several fonts.`);
    this.font = font;
    const { id } = font.glyphForCodePoint(SPACE);
    // Draws nothing and has no width.
    this.#blank = { id, advanceWidth: 0, xAdvance: 0, yOffset: 0, isMark: true };
  }

  /** The width of a text on one line, in units of the font. */
  widthOf(text: string): number {
    return this.shape(text).reduce((width, piece) => width + piece.width, 0);
  }

  /** A text on one line as glyphs, piece by piece. */
  shape(text: string): ShapedText[] {
    return syllablesOf(text).map((piece) => {
      const known = this.#pieces.get(piece);
      if (known) return known;
      if (this.#pieces.size >= KEPT_PIECES) this.#pieces.clear();
      const shaped = this.#shapePiece(piece);
      this.#pieces.set(piece, shaped);
      return shaped;
    });
  }

  #shapePiece(piece: string): ShapedText {
    const single = this.#singleGlyph(piece);
    if (single) return single;
    const { glyphs, positions, advanceWidth } = this.font.layout(piece);
    const typed = Array.from(piece, (character) => character.codePointAt(0) ?? 0);
    const drawn = glyphs.map(({ id, codePoints, advanceWidth: own }, at) => {
      const { xAdvance = own, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
      return {
        id,
        // All missing characters share one glyph.
        codePoints: glyphs.length === typed.length ? typed.slice(at, at + 1) : codePoints,
        advanceWidth: own,
        // A horizontal shift is added to the advances before and after the glyph, and an invisible one is dropped:
        // then a word is a single line of text, and is extracted as one.
        xAdvance: xAdvance - xOffset + (positions[at + 1]?.xOffset ?? 0),
        yOffset: Math.abs(yOffset) < UNSEEN * this.font.unitsPerEm ? 0 : yOffset,
        isMark: xAdvance === 0,
      };
    });
    const inOrder = DEVANAGARI.test(piece) ? inReadingOrder(drawn, piece, this.#blank) : drawn;
    return { width: advanceWidth, glyphs: inOrder };
  }

  /** A single character as its own glyph, where shaping would decompose it; undefined when the font has none. */
  #singleGlyph(piece: string): ShapedText | undefined {
    const code = piece.codePointAt(0) ?? 0;
    if (piece !== String.fromCodePoint(code) || !this.font.hasGlyphForCodePoint(code)) return undefined;
    const { id, advanceWidth } = this.font.glyphForCodePoint(code);
    const glyph = { id, codePoints: [code], advanceWidth, xAdvance: advanceWidth, yOffset: 0 };
    return { width: advanceWidth, glyphs: [glyph] };
  }
}
