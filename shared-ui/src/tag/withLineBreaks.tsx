import { Fragment, type ReactNode } from 'react';

/** The places where a user name or an address may continue on the next line: before a word, after `_`, `.` or `@`. */
const BREAKS = /(?<=[\p{L}\p{M}\p{N}][_.@])(?=\p{L})/u;

/** Shorter texts fit into every column. A screen reader pauses at each place, so only long texts have them. */
const LONG = 14;

/** A text whose long names break between their words, not inside one; other content as it is. */
export function withLineBreaks(content: ReactNode): ReactNode {
  if (typeof content !== 'string' || content.length < LONG) return content;
  const words = content.split(BREAKS);
  if (words.length === 1) return content;
  return words.map((word, at) => (
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {word}
    </Fragment>
  ));
}
