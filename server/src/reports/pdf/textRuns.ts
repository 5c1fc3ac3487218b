import bidiFactory from 'bidi-js';
import { INVISIBLE } from './FontFace';
import { BASE, familyOfScript, GENERAL, openFont, type Family } from './reportFonts';

/** A piece of a line in one font and direction. */
export interface TextRun {
  text: string;
  family: Family;
  rtl: boolean;
  /** Its place among the runs of the line, from left to right. */
  place: number;
}

export type Direction = 'ltr' | 'rtl';

const bidi = bidiFactory();

/** Hebrew, Arabic and the other scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** A character with its marks; a joiner belongs to the character before it. */
const CLUSTER = /[\s\S][\p{M}\u200c\u200d]*/gu;
/** Digits, punctuation, symbols and marks, which scripts share. */
const SHARED = /^[\p{Script=Common}\p{Script=Inherited}]/u;

/** The direction of a paragraph: that of its first letter. */
export const directionOf = (text: string): Direction =>
  RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';

/** The runs of a line. */
export function textRuns(line: string, direction: Direction): TextRun[] {
  const isBidirectional = direction === 'rtl' || RIGHT_TO_LEFT.test(line);
  const levels = isBidirectional ? bidi.getEmbeddingLevels(line, direction) : undefined;
  const places = new Map<number, number>();
  if (levels) bidi.getReorderedIndices(line, levels).forEach((at, place) => places.set(at, place));

  const runs: (TextRun & { level: number })[] = [];
  let start = 0;
  for (const { text, family } of clustersOf(line, direction, levels?.levels)) {
    const level = levels?.levels[start] ?? 0;
    const last = runs.at(-1);
    if (last?.family === family && last.level === level) last.text += text;
    else runs.push({ text, family, level, rtl: level % 2 === 1, place: places.get(start) ?? start });
    start += text.length;
  }
  return runs;
}

/** The characters of a line with their marks and fonts. A mark without a font for both is separated. */
function clustersOf(
  line: string,
  direction: Direction,
  levels: Uint8Array | undefined,
): { text: string; family: Family }[] {
  let previous: Family | undefined;
  let start = 0;
  return (line.match(CLUSTER) ?? []).flatMap((cluster) => {
    // After Arabic in a paragraph from left to right, the paragraph goes on in its own font.
    if (direction === 'ltr' && levels?.[start] === 0 && (levels[start - 1] ?? 0) > 0) previous = undefined;
    start += cluster.length;
    const whole = familyOf(cluster, previous, direction);
    const parts = whole ? [cluster] : Array.from(cluster);
    return parts.map((text) => ({
      text,
      family: (previous = whole ?? familyOf(text, previous, direction) ?? BASE),
    }));
  });
}

/**
 * The family for a character with its marks. Shared characters take that of the character before them; so does Latin
 * in a paragraph from right to left: PDF readers restore the order of a line within one font.
 */
function familyOf(cluster: string, previous: Family | undefined, direction: Direction): Family | undefined {
  const own = familyOfScript(cluster);
  const follows = SHARED.test(cluster) || (direction === 'rtl' && !own);
  for (const family of [...(follows ? [previous, own] : [own]), ...GENERAL])
    if (family && hasAll(family, cluster)) return family;
  return undefined;
}

function hasAll(family: Family, cluster: string): boolean {
  const face = openFont(family, 'regular');
  return Array.from(cluster).every((character) => INVISIBLE.test(character) || face.has(character));
}
