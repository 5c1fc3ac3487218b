/**
 * One spelling for texts that look the same: they are stored, compared and searched in it (ADR-120). A character without
 * a shape of its own stays only where it changes the shape of its neighbours.
 */

const PLAIN = /^[\t\n\r\x20-\x7E]*$/;

/** Letters and vowel signs whose shape a joiner changes; the Arabic letter mark and two Khmer vowels are invisible. */
const JOINING =
  '(?!\\u061C|\\u17B4|\\u17B5)[\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}' +
  '\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Arabic}\\p{Script=Syriac}' +
  '\\p{Script=Mongolian}\\p{Script=Tibetan}\\p{Script=Myanmar}\\p{Script=Khmer}]';
/** Signs without a vowel, after which a joiner may also end a word. */
const VIRAMA = '[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA]';
const PICTURE = '\\p{Extended_Pictographic}(?:\\uFE0E|\\uFE0F|\\p{Emoji_Modifier})?';

const INVISIBLE =
  '[\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB\\x01-\\x08\\x0E-\\x1F\\x7F-\\x84\\x86-\\x9F]';

/** Sequences that keep their invisible characters, in this order; then the invisible characters. */
const SEQUENCES = new RegExp(
  `(${[
    // The flags of England, Scotland and Wales; other tags after a black flag show nothing.
    '\\u{1F3F4}\\u{E0067}\\u{E0062}(?:\\u{E0065}\\u{E006E}\\u{E0067}|\\u{E0073}\\u{E0063}\\u{E0074}|' +
      '\\u{E0077}\\u{E006C}\\u{E0073})\\u{E007F}',
    `${PICTURE}(?:\\u200D${PICTURE})*`,
    '[0-9#*]\\uFE0F\\u20E3',
    '\\p{Script=Han}[\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}]',
    '\\p{Script=Mongolian}[\\u180B-\\u180D\\u180F]',
    `${VIRAMA}[\\u200C\\u200D]`,
    `${JOINING}[\\u200C\\u200D](?=${JOINING})`,
  ].join('|')})|${INVISIBLE}`,
  'gu',
);
const HAS_INVISIBLE = new RegExp(INVISIBLE, 'u');

/**
 * A text as it is stored: composed (NFC), with plain spaces, without invisible characters. Joiners of Indian scripts and
 * the sequences of emoji stay. NUL stays too, because it is refused.
 */
export function normalizeText(text: string): string {
  if (PLAIN.test(text)) return text.trim();
  let normal = text
    .replace(/\x85|\u2028|\u2029|\v|\f/g, '\n')
    .replace(/\p{Zs}/gu, ' ')
    .normalize('NFC');
  // Without a character between them, marks may change places and no longer need the joiner behind them.
  for (let before = ''; before !== normal && HAS_INVISIBLE.test(normal);) {
    before = normal;
    normal = before.replace(SEQUENCES, '$1').normalize('NFC');
  }
  return normal.trim();
}

/** A normalised text on one line: line breaks, tabs and several spaces are one space. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** Joiners and variation selectors that `normalizeText` keeps. */
const JOINERS = /\u200C|\u200D|\p{Variation_Selector}/gu;

/** A normalised text without the joiners that somebody may leave out. */
export const withoutJoiners = (text: string): string =>
  normalizeText(text).replace(JOINERS, '').normalize('NFC');

/**
 * What a search compares, and what makes a name unique: the same without case. `name_key` of the database returns the
 * same for a normalised text. A sigma at the end of a word is the same letter.
 */
export const searchForm = (text: string): string => withoutJoiners(text).toLowerCase().replaceAll('ς', 'σ');

/** A character that joiners may follow. */
const MAY_JOIN = new RegExp(`${JOINING}|\\p{Extended_Pictographic}|\\p{Emoji_Modifier}`, 'u');

/**
 * A regular expression, for `searchForm`s that joiners may hide: it finds the text with any joiners. Undefined for a text
 * without such characters.
 */
export function joinerPattern(search: string): string | undefined {
  if (!MAY_JOIN.test(search)) return undefined;
  const characters = [...search.replace(JOINERS, '')];
  return characters
    .map((one, at) => {
      const literal = one.replace(/[\\^$.*+?()[\]{}|]/, '\\$&');
      return MAY_JOIN.test(one) && at < characters.length - 1
        ? `${literal}[\u200C\u200D\uFE0E\uFE0F]*`
        : literal;
    })
    .join('');
}
