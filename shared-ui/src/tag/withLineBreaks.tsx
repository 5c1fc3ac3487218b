import { Fragment, type ReactNode } from 'react';

/** The places where a user name or an address may continue on the next line: before a word, after `_`, `.` or `@`. */
const BREAKS = /(?<=[\p{L}\p{M}\p{N}][_.@])(?=\p{L})/u;

/** Shorter texts fit into every column. A screen reader pauses at each place, so only long texts have them. */
const LONG = 14;

/** The words of a long text between which it may break; undefined if it is short or has one word. */
function wordsOf(text: string): string[] | undefined {
  const words = text.length < LONG ? [] : text.split(BREAKS);
  return words.length > 1 ? words : undefined;
}

/** The same for a text that a style sheet writes: places to break have a space of no width. */
export const withBreakingSpaces = (text: string): string => wordsOf(text)?.join('\u200B') ?? text;

/** A text whose long names break between their words, not inside one; other content as it is. */
export function withLineBreaks(content: ReactNode): ReactNode {
  const words = typeof content === 'string' ? wordsOf(content) : undefined;
  if (!words) return content;
  return words.map((word, at) => (
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {word}
    </Fragment>
  ));
}
