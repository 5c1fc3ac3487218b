/** A glyph where it stands, and the characters that it is read as; all lengths in units of the font. */
export interface PlacedGlyph {
  id: number;
  codePoints: readonly number[];
  advanceWidth: number;
  xAdvance: number;
  yOffset: number;
}

/** A glyph as it was shaped, in the order of drawing. */
export interface DrawnGlyph extends Omit<PlacedGlyph, 'codePoints'> {
  /** It stands above, below or beside another one. */
  isMark: boolean;
}

const MARK = /\p{Mn}|\p{Cf}/u;
/** Readers pass over it. */
const NOTHING = [0x200b];

/**
 * Gives the characters of a piece to its glyphs in the order in which they are read, so that what is copied, searched or
 * read aloud is what was typed: a vowel sign that is drawn before its consonant is else read before it. Readers take a
 * character that has no width of its own for a glyph without width; what has no glyph of its own comes on a `blank` one.
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
    // The way to the next glyph counts as this one's width: between the glyphs of a word there is no gap to be read.
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
