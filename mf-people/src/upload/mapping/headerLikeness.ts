import type { UploadColumn } from '@smart-elevator/shared-api/contract/elevators/upload';
import { uploadColumns } from '../uploadColumns';
import { HEADER_ALIASES } from './headerAliases';

/** Short forms that are too short to be the beginning of a word, in full. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  `cust customer, mob mobile, ph phone, bldg building, soc society, addr address,
    add address, inst installation, install installation, dt date, maint maintenance, mtc maintenance, svc service,
    serv service, insp inspection, nxt next, tech technician, engg engineer, engr engineer, freq frequency`
    .split(',')
    .map((pair) => pair.trim().split(' '))
    .map(([short = '', long = '']) => [short, long]),
);

/** The words of each name that a column is known by. */
const KNOWN: ReadonlyMap<UploadColumn, readonly (readonly string[])[]> = new Map(
  uploadColumns.map(({ column, label }) => [
    column,
    [column, label, ...HEADER_ALIASES[column].split(/[,;]/)].map(wordsIn),
  ]),
);

/** Is subtracted for each position in the list of names, so that the column that lists a name earlier gets it. */
const LATER = 1e-6;

/** How much a name in a header is like those of a column, from 0 to 1. */
export function headerLikeness(column: UploadColumn, header: string): number {
  const words = wordsIn(header);
  if (words.length === 0) return 0;
  return Math.max(...(KNOWN.get(column) ?? []).map((known, at) => likeness(known, words) - at * LATER));
}

/** The share of words that two names have in common (Dice); words of many columns count little. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const common = matched(one, other) + matched(other, one);
  return common / (weightOf(one) + weightOf(other));
}

const matched = (words: readonly string[], others: readonly string[]): number =>
  words.reduce(
    (sum, word) => sum + weight(word) * Math.max(...others.map((other) => sameWord(word, other))),
    0,
  );

const weightOf = (words: readonly string[]): number => words.reduce((sum, word) => sum + weight(word), 0);

const GENERIC = new Set(
  `date datum fecha data tarih tarihi dato дата n o nro name nom nombre nome naam ad adi nazwa no nr num number numero nummer numer
   id code codigo kod of the de du des der die das la le les el del do da di d l den dem an am et und y i e to in on kg kgs
   तारीख तिथि दिनांक नाम नाव नंबर संख्या क्रमांक का की के को તારીખ નામ નંબર তারিখ নাম নম্বর தேதி பெயர் తేదీ పేరు సంఖ్య ದಿನಾಂಕ ಹೆಸರು ಸಂಖ್ಯೆ`
    .split(/\s+/)
    .filter(Boolean),
);

const weight = (word: string): number => (GENERIC.has(word) ? 0.3 : 1);

/** Letters that a word has at least, for another one to contain it: 'aufzug' in 'aufzugsnummer'. */
const MIN_PART = 5;
/** At the end more, because endings are common: 'cidade' is no part of 'periodicidade'. */
const MIN_END = 7;
const MIN_PART_OF_OTHER_SCRIPTS = 2;

function sameWord(one: string, other: string): number {
  if (one === other) return 1;
  const [long, short] = one.length > other.length ? [one, other] : [other, one];
  if (/^[\x20-\x7e]*$/.test(short))
    return (short.length >= MIN_PART && long.startsWith(short)) ||
      (short.length >= MIN_END && long.endsWith(short))
      ? 0.8
      : 0;
  if (WITHOUT_SPACES.test(short))
    return short.length >= MIN_PART_OF_OTHER_SCRIPTS && long.includes(short) ? 0.8 : 0;
  return short.length >= MIN_PART && long.startsWith(short) ? 0.8 : 0;
}

const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function wordsIn(name: string): string[] {
  return name
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .normalize('NFKD')
    .replaceAll(/([a-z])\p{M}+/gu, '$1')
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => SHORT_FORMS.get(word) ?? word);
}
