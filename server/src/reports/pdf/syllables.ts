const JOINER = '[\\u200c\\u200d]';
const SCRIPTS = ['Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym'];
const INDIC = `(?:[${SCRIPTS.map((script) => `\\p{scx=${script}}`).join('')}]|${JOINER}|\\u25cc)`;
const LETTER = `(?:(?=\\p{L})[${SCRIPTS.map((script) => `\\p{sc=${script}}`).join('')}])`;
// Their blocks have the same order, at distances of 0x80.
const NUKTA = '[\\u093c\\u09bc\\u0a3c\\u0abc\\u0b3c\\u0c3c\\u0cbc]';
const VIRAMA = `[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d]${JOINER}?`;
const MARKS = `(?:\\p{M}|${JOINER})*`;

/** Consonants joined by viramas, then one sign, then its vowel signs and marks; or a run of other characters. */
const PIECE = new RegExp(`(?:${LETTER}${NUKTA}?${VIRAMA})*${INDIC}${MARKS}|(?:(?!${INDIC})[\\s\\S])+`, 'gu');
const SIGN = new RegExp(INDIC, 'u');

/** Whether a text has a sign of the Indian scripts. */
export const isIndic = (text: string): boolean => SIGN.test(text);

/**
 * Splits a word into the pieces that are shaped together: the syllables of Indian scripts, within which signs join and
 * change places, and the runs of other characters between them.
 */
export const syllablesOf = (word: string): string[] => word.match(PIECE) ?? [];
