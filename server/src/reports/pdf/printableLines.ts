// Control characters print nothing, and direction marks could make a text look different from the stored one.
const UNPRINTABLE = /[\p{Cc}\p{Co}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

/** The lines of a text, with printable characters only. */
export const printableLines = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => line.replaceAll('\t', ' ').replace(UNPRINTABLE, ''));

/** A text on one line. */
export const printableLine = (text: string): string => printableLines(text).join(' ');
