/** A glyph with its position and the characters that it represents; all lengths in units of the font. */
export interface PlacedGlyph {
  id: number;
  codePoints: readonly number[];
  advanceWidth: number;
  xAdvance: number;
  yOffset: number;
}

/** A shaped glyph, in drawing order. */
export interface DrawnGlyph extends Omit<PlacedGlyph, 'codePoints'> {
  /** It is above, below or next to another glyph. */
  isMark: boolean;
}

const MARK = /\p{Mn}|\p{Cf}/u;
/** A character that PDF readers ignore. */
export const NOTHING: readonly number[] = [0x200b];
/** A shift that is too small to be seen: pdfkit writes the position of a shifted glyph explicitly. */
const PLACED = 0.001;

/**
 * Assigns the characters of a piece to its glyphs in reading order, so that copied, searched or spoken text is what
 * was typed: otherwise a vowel sign that is drawn before its consonant would also be read before it. PDF readers
 * assign a zero-width character to a zero-width glyph; a character without its own glyph gets a `blank` one.
 */
export function inReadingOrder(
  drawn: readonly DrawnGlyph[],
  piece: string,
  blank: DrawnGlyph,
): PlacedGlyph[] {
  const characters = Array.from(piece);
  const placed: PlacedGlyph[] = [];
  let next = 0;
  const put = ({ id, xAdvance, yOffset }: DrawnGlyph, count: number) => {
    const own = characters.slice(next, (next += count)).map((character) => character.codePointAt(0) ?? 0);
    // The distance to the next glyph counts as this one's width, so that there is no gap within a word.
    placed.push({
      id,
      codePoints: own.length > 0 ? own : NOTHING,
      advanceWidth: xAdvance,
      xAdvance,
      yOffset,
    });
  };

  for (const glyph of drawn) {
    let marks = 0;
    while (!glyph.isMark && MARK.test(characters[next + marks] ?? '')) marks++;
    if (marks > 0) put(blank, marks);
    put(glyph, 1);
  }
  if (next < characters.length) put(blank, characters.length - next);
  return placed;
}

/**
 * Draws glyphs that do not correspond to the characters of their text one by one, and lays the characters over them as
 * `blank` glyphs of the same width: the syllables of the Indian scripts other than Devanagari, words from right to left, and the
 * names of missing characters. PDF.js skips a character that it ignores without moving on, so the blank glyphs are
 * placed explicitly.
 */
export function withTextOver(
  drawn: readonly DrawnGlyph[],
  characters: readonly string[],
  blank: DrawnGlyph,
): PlacedGlyph[] {
  const width = drawn.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const wide = characters.filter((character) => !MARK.test(character)).length;
  const shareOf = (character: string) =>
    wide > 0 && MARK.test(character) ? 0 : width / (wide || characters.length);
  return [
    ...drawn.map((glyph) => ({ ...glyph, codePoints: NOTHING })),
    { ...blank, codePoints: NOTHING, xAdvance: -width },
    ...characters.map((character, at) => ({
      ...blank,
      codePoints: [character.codePointAt(0) ?? 0],
      advanceWidth: shareOf(character),
      xAdvance: shareOf(character),
      yOffset: at === 0 ? PLACED : 0,
    })),
  ];
}
