import { isIndic, syllablesOf } from './syllables';

/** Breaks a text into lines of at most `width`, between words, or within a word that is wider than a line. */
export function wrapLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines = printableLines(text).map((line) => line.trimEnd());
  // Consecutive empty lines are reduced to one.
  return lines
    .filter((line, at) => line !== '' || (at > 0 && lines[at - 1] !== ''))
    .flatMap((line) => wrapLine(line, width, widthOf));
}

function wrapLine(line: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let current = '';
  let used = 0;
  /** The spaces before the next word; they never start a wrapped line. */
  let spaces = '';
  const add = (part: string) => {
    const gap = spaces === '' ? 0 : widthOf(spaces);
    const needed = widthOf(part);
    if (current !== '' && used + gap + needed > width) {
      lines.push(current);
      current = part;
      used = needed;
    } else {
      current += spaces + part;
      used += gap + needed;
    }
    spaces = '';
  };
  for (const word of line.match(/ +|[^ ]+/g) ?? []) {
    if (word.startsWith(' ')) spaces = word.slice(0, MAX_SPACES);
    else if (word.length <= LONG && widthOf(word) <= width) add(word);
    else breakableParts(word).forEach(add);
  }
  return [...lines, current];
}

/** The maximum number of consecutive spaces; more are a mistake or an attack. */
const MAX_SPACES = 20;
/** No word of this length fits a line, so it need not be measured as a whole. */
const LONG = 400;

/** The parts at which a word wider than a line may be broken: syllables, and single characters of everything else. */
const breakableParts = (word: string): string[] =>
  syllablesOf(word).flatMap((piece) => (isIndic(piece) ? [piece] : Array.from(piece)));

// Control characters print nothing, and direction marks could make a text look different from the stored one.
const UNPRINTABLE = /[\p{Cc}\p{Co}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

/** The lines of a text, with printable characters only. */
const printableLines = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => line.replaceAll('\t', ' ').replace(UNPRINTABLE, ''));

/** A text on one line. */
export const printableLine = (text: string): string => printableLines(text).join(' ');
