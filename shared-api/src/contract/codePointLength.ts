/** A pair of UTF-16 units that encodes one character. */
const PAIRS = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;

/**
 * The number of characters of a text: Unicode code points, as PostgreSQL and JSON Schema count them. Every text limit
 * is measured with this.
 */
export const codePointLength = (text: string): number => text.length - (text.match(PAIRS)?.length ?? 0);

/** The first `max` characters of a text. */
export const truncate = (text: string, max: number): string =>
  text.length <= max ? text : [...text.slice(0, 2 * max)].slice(0, max).join('');
