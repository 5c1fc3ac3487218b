import type { Font } from 'fontkit';
import type { FontFace } from './FontFace';
import type { PlacedGlyph } from './readingOrder';

/** The part of an open font that pdfkit uses. */
export type DocumentFont = Pick<Font, 'postscriptName' | 'unitsPerEm'> & {
  layout(
    text: string,
    features?: readonly string[],
  ): {
    glyphs: { id: number; codePoints: readonly number[]; advanceWidth: number }[];
    positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
    advanceWidth: number;
  };
  createSubset(): DocumentSubset;
};

/** The glyphs that a document needs of a font. */
interface DocumentSubset {
  /** Takes the id of a glyph from `layout`; returns its code in the document. */
  includeGlyph(id: number): number;
  encode(): Uint8Array;
}

/** The OpenType feature of runs from right to left; `layout` takes their direction from it. */
export const RTL = 'rtla';

/** The codes of a font in a document have two bytes. */
const MAX_CODES = 65_000;

/**
 * The font of one document. A glyph that represents different characters in different places, like the signs of
 * Devanagari, has a separate code for each, because a PDF defines the text and the width once per code.
 */
export function documentFont(face: FontFace): DocumentFont {
  const codes = new Map<string, number>();
  // The first one is the glyph for missing characters.
  const glyphOf = [0];

  const codeOf = ({ id, codePoints, advanceWidth }: PlacedGlyph): number => {
    const key = `${id}:${advanceWidth}:${codePoints.join()}`;
    const known = codes.get(key);
    if (known !== undefined) return known;
    if (glyphOf.length >= MAX_CODES) return 0;
    codes.set(key, glyphOf.length);
    return glyphOf.push(id) - 1;
  };

  const own: Pick<DocumentFont, 'layout' | 'createSubset'> = {
    layout(text, features) {
      const placed = face.shape(text, features?.includes(RTL)).flatMap(({ glyphs }) => glyphs);
      return {
        glyphs: placed.map((glyph) => ({
          id: codeOf(glyph),
          codePoints: glyph.codePoints,
          advanceWidth: glyph.advanceWidth,
        })),
        // New ones each time, because pdfkit scales them in place.
        positions: placed.map(({ xAdvance, yOffset }) => ({ xAdvance, yAdvance: 0, xOffset: 0, yOffset })),
        advanceWidth: placed.reduce((width, { xAdvance }) => width + xAdvance, 0),
      };
    },
    createSubset: () => withRepeats(face.font.createSubset(), (code) => glyphOf[code] ?? 0),
  };
  return Object.assign(Object.create(face.font), own);
}

/** A subset in which the same glyph may occur more than once, each time with its own code. */
function withRepeats(
  subset: ReturnType<Font['createSubset']>,
  glyphOf: (code: number) => number,
): DocumentSubset {
  if (!('glyphs' in subset) || !Array.isArray(subset.glyphs))
    throw new Error('This version of fontkit keeps the glyphs of a subset elsewhere.');
  const { glyphs } = subset;
  const places = new Map<number, number>();
  return Object.assign(Object.create(subset), {
    includeGlyph(code: number) {
      const known = places.get(code);
      if (known !== undefined) return known;
      const place = glyphs.push(glyphOf(code)) - 1;
      places.set(code, place);
      return place;
    },
    encode: () => subset.encode(),
  });
}
