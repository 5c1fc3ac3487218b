const JOINER = '[\\u200c\\u200d]';
const DEVANAGARI = `(?:\\p{Script_Extensions=Devanagari}|${JOINER}|\\u25cc)`;
const CONSONANT = '[\\u0915-\\u0939\\u0958-\\u095f\\u0978-\\u097f]\\u093c?';
const VIRAMA = `\\u094d${JOINER}?`;
const MARKS = `(?:\\p{M}|${JOINER})*`;

/** Consonants joined by viramas, then one sign, then its vowel signs and marks; or a run of other characters. */
const PIECE = new RegExp(
  `(?:${CONSONANT}${VIRAMA})*${DEVANAGARI}${MARKS}|(?:(?!${DEVANAGARI})[\\s\\S])+`,
  'gu',
);

/**
 * Splits a word into the pieces that are shaped together: the syllables of Devanagari, within which signs join and
 * change places, and the runs of other characters between them.
 */
export const syllablesOf = (word: string): string[] => word.match(PIECE) ?? [];
