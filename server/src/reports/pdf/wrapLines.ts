import { printableLines } from './printableLines';
import { syllablesOf } from './syllables';

/** Breaks a text into lines of at most `width`, between words, and within a word that is wider than a line. */
export function wrapLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines = printableLines(text).map((line) => line.trimEnd());
  // One empty line stands for however many.
  return lines
    .filter((line, at) => line !== '' || (at > 0 && lines[at - 1] !== ''))
    .flatMap((line) => wrapLine(line, width, widthOf));
}

function wrapLine(line: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let current = '';
  let used = 0;
  /** The spaces before the next word: they never begin a line that was broken. */
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

/** More of them in a row are a slip or worse. */
const MAX_SPACES = 20;
/** No word of so many characters fits a line, so that it need not be measured whole. */
const LONG = 400;

/** What a word that is wider than a line may be broken into: syllables, and single characters of everything else. */
const breakableParts = (word: string): string[] =>
  syllablesOf(word).flatMap((piece) => (/[\u0900-\u097f]/.test(piece) ? [piece] : Array.from(piece)));
