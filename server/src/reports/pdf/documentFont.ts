import type { Font } from 'fontkit';
import type { FontFace } from './FontFace';
import type { PlacedGlyph } from './readingOrder';

/** What pdfkit asks of a font that it is given open. */
export type DocumentFont = Pick<Font, 'postscriptName' | 'unitsPerEm'> & {
  layout(text: string): {
    glyphs: { id: number; codePoints: readonly number[]; advanceWidth: number }[];
    positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
    advanceWidth: number;
  };
  createSubset(): DocumentSubset;
};

/** The glyphs that a document needs of a font. */
interface DocumentSubset {
  /** Takes what `layout` gives as a glyph's id; gives its code in the document. */
  includeGlyph(id: number): number;
  encode(): Uint8Array;
}

/** The codes of a font in a document are two bytes. */
const MAX_CODES = 65_000;

/**
 * A font of one document. A glyph that is read as different characters in different places, as the signs of Devanagari are,
 * has a code of its own for each, since a PDF says once for a code how it is read and how wide it is.
 */
export function documentFont(face: FontFace): DocumentFont {
  const codes = new Map<string, number>();
  // The first is the sign for what the font lacks.
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
    layout(text) {
      const placed = face.shape(text).flatMap(({ glyphs }) => glyphs);
      return {
        glyphs: placed.map((glyph) => ({
          id: codeOf(glyph),
          codePoints: glyph.codePoints,
          advanceWidth: glyph.advanceWidth,
        })),
        // New ones each time: pdfkit scales them in place.
        positions: placed.map(({ xAdvance, yOffset }) => ({ xAdvance, yAdvance: 0, xOffset: 0, yOffset })),
        advanceWidth: placed.reduce((width, { xAdvance }) => width + xAdvance, 0),
      };
    },
    createSubset: () => withRepeats(face.font.createSubset(), (code) => glyphOf[code] ?? 0),
  };
  return Object.assign(Object.create(face.font), own);
}

/** A subset in which the same glyph may stand more than once, each under a code of its own. */
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
