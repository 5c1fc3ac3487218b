import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';
import type { ShapedGlyph } from 'harfbuzzjs';
import { inReadingOrder, NOTHING, withTextOver, type DrawnGlyph, type PlacedGlyph } from './readingOrder';
import { shaperOf, type Shaper } from './shaper';
import { isIndic, syllablesOf } from './syllables';

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
/** These draw nothing, also in a font that lacks them. */
export const INVISIBLE = /\u034f|\u200c|\u200d|[\ufe00-\ufe0f]/u;
const DEVANAGARI = /[\u0900-\u097f]/;
const WORD = /\s|\S+/gu;
/** The space after the name of a missing character, relative to the text size. */
const NAME_GAP = 0.15;

/** A font, opened once for all documents: fontkit reads it, HarfBuzz shapes its text; the pieces are cached. */
export class FontFace {
  readonly font: Font;
  readonly #blank: DrawnGlyph;
  readonly #known = new Map<string, boolean>();
  readonly #pieces = new Map<string, ShapedText>();
  readonly #shaper: Shaper;

  constructor(file: string) {
    const font = fontkit.openSync(file);
    if (!('layout' in font)) throw new Error(`${file} contains several fonts.`);
    this.font = font;
    this.#shaper = shaperOf(file);
    const { id } = font.glyphForCodePoint(SPACE);
    // Draws nothing and has no width.
    this.#blank = { id, advanceWidth: 0, xAdvance: 0, yOffset: 0, isMark: true };
  }

  /** The width of a text on one line, in units of the font. */
  widthOf(text: string, rtl = false): number {
    return this.shape(text, rtl).reduce((width, piece) => width + piece.width, 0);
  }

  /** A text of one direction as glyphs, piece by piece from left to right. */
  shape(text: string, rtl = false): ShapedText[] {
    const pieces = rtl ? (text.match(WORD) ?? []).toReversed() : syllablesOf(text);
    return pieces.map((piece) => {
      const key = rtl ? `<${piece}` : piece;
      const known = this.#pieces.get(key);
      if (known) return known;
      if (this.#pieces.size >= KEPT_PIECES) this.#pieces.clear();
      const shaped = this.#shapePiece(piece, rtl);
      this.#pieces.set(key, shaped);
      return shaped;
    });
  }

  #shapePiece(piece: string, rtl: boolean): ShapedText {
    const single = rtl ? undefined : this.#singleGlyph(piece);
    if (single) return single;
    const characters = Array.from(piece);
    if (characters.some((character) => this.#isMissing(character)))
      return this.#aroundMissing(characters, rtl);
    if (characters.every((character) => !this.has(character)))
      return {
        width: 0,
        glyphs: characters.map((one) => ({ ...this.#blank, codePoints: [one.codePointAt(0) ?? 0] })),
      };
    const seen = characters.filter((character) => this.has(character));
    const typed = seen.join('');
    const shaped = this.#shaper(typed, rtl ? 'rtl' : 'ltr');
    const codePoints = rtl ? [] : clustersOf(typed, shaped);
    const drawn = shaped.map(({ g: id, ax, dx, dy }, at) => ({
      id,
      codePoints: codePoints[at] ?? NOTHING,
      advanceWidth: this.font.getGlyph(id).advanceWidth,
      // A horizontal shift is added to the advances before and after the glyph, and an invisible one is dropped:
      // then a word is a single line of text, and is extracted as one.
      xAdvance: ax - dx + (shaped[at + 1]?.dx ?? 0),
      yOffset: Math.abs(dy) < UNSEEN * this.font.unitsPerEm ? 0 : dy,
      isMark: ax === 0,
    }));
    const advanceWidth = shaped.reduce((width, { ax }) => width + ax, 0);
    const first = { ...this.#blank, xAdvance: shaped[0]?.dx ?? 0 };
    const textOver = (order: readonly string[]) => withTextOver([first, ...drawn], order, this.#blank);
    if (rtl) return { width: advanceWidth, glyphs: textOver(characters.toReversed()) };
    if (!isIndic(piece) && seen.length === characters.length) return { width: advanceWidth, glyphs: drawn };
    const inOrder = DEVANAGARI.test(piece) ? inReadingOrder(drawn, piece, this.#blank) : textOver(characters);
    return { width: advanceWidth, glyphs: inOrder };
  }

  /** Whether the font has a glyph for a character. */
  has(character: string): boolean {
    let has = this.#known.get(character);
    if (has === undefined) {
      has = this.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
      if (this.#known.size >= KEPT_PIECES) this.#known.clear();
      this.#known.set(character, has);
    }
    return has;
  }

  #isMissing(character: string): boolean {
    return !this.has(character) && !INVISIBLE.test(character);
  }

  /** A piece with missing characters: their names, and the parts between them. */
  #aroundMissing(characters: readonly string[], rtl: boolean): ShapedText {
    const parts: string[] = [];
    let joins = false;
    for (const character of characters) {
      const isMissing = this.#isMissing(character);
      if (joins && !isMissing) parts.push(`${parts.pop() ?? ''}${character}`);
      else parts.push(character);
      joins = !isMissing;
    }
    const shaped = (rtl ? parts.toReversed() : parts).map((part) =>
      this.#isMissing(part) ? this.#nameOf(part) : this.#shapePiece(part, rtl),
    );
    return {
      width: shaped.reduce((sum, { width }) => sum + width, 0),
      glyphs: shaped.flatMap(({ glyphs }) => glyphs),
    };
  }

  /** The name of a character that the font lacks, like U+1F600 (R606). */
  #nameOf(character: string): ShapedText {
    const code = character.codePointAt(0) ?? 0;
    const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    const drawn = Array.from(name, (letter) => {
      const { id, advanceWidth } = this.font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
      return { id, advanceWidth, xAdvance: advanceWidth, yOffset: 0, isMark: false };
    });
    drawn.push({ ...this.#blank, xAdvance: NAME_GAP * this.font.unitsPerEm, isMark: false });
    const width = drawn.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    return { width, glyphs: withTextOver(drawn, [character], this.#blank) };
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

/** The code points that each glyph of a text from left to right stands for: the first of a cluster has all of its. */
function clustersOf(text: string, shaped: readonly ShapedGlyph[]): (readonly number[])[] {
  let end = text.length;
  return shaped
    .toReversed()
    .map(({ cl }, at, reversed) => {
      if (reversed[at + 1]?.cl === cl) return NOTHING;
      const own = Array.from(text.slice(cl, end), (character) => character.codePointAt(0) ?? 0);
      end = cl;
      return own;
    })
    .toReversed();
}
