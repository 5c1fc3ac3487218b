const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/gu;
const isDigit = (codePoint: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/** Writes the decimal digits of every script (Devanagari १, Arabic ١, fullwidth １) as 0 to 9; other characters stay. */
export const asciiDigits = (text: string): string =>
  text.replace(FOREIGN_DIGIT, (digit) => {
    const codePoint = digit.codePointAt(0) ?? 0;
    // Unicode keeps the ten digits of a script together, from zero to nine; some scripts follow each other directly.
    let before = 0;
    while (isDigit(codePoint - before - 1)) before += 1;
    return String(before % 10);
  });

/** A search as it is typed and, if it has digits of another script, with 0 to 9: either may be found. */
export const withDigits = (search: string): string[] => [...new Set([search, asciiDigits(search)])];
