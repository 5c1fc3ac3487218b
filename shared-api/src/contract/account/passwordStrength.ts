import { accountSentences } from './messages';
import { lengthOf } from '../lengthOf';
import { PASSWORD_MIN_LENGTH } from './user';

/** What a password must not resemble. */
export interface PasswordContext {
  username?: string | undefined;
  email?: string | undefined;
}

/** How strong a password is: 0 is of no use, 4 is strong. */
export interface PasswordStrength {
  score: 0 | 1 | 2 | 3 | 4;
  /** The score in a word, for people. */
  word: string;
  /** Why it is not better, as sentences; empty when nothing is to be said. */
  reasons: readonly string[];
}

/** What only the meter says; the other reasons are the server's own sentences. */
export const strengthSentences = {
  likeName: 'The password is too similar to the user name.',
  likeEmail: 'The password is too similar to the e-mail address.',
  guessable: 'This is a pattern that is guessed early.',
  /** By score. */
  words: ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'],
} as const;

/** Bits of guessing from which each further score counts. */
const BITS = [0, 28, 40, 52, 66] as const;

/** The stems of the commonest passwords; the whole list stays on the server, which has the last word. */
const STEMS =
  /^(pass?w(or|0r)d|passwort|qwert[yz]?|asdfgh?|letmein|welcome|admin|iloveyou|monkey|dragon|abc|login|secret|elevator|lift)/i;

/** Rows of the keyboard, the alphabet and the digits: a run along one of them is one guess. */
const RUNS = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '01234567890'];

/**
 * Judges a password while it is typed; it never replaces the server's rules. Repeated characters and runs count as
 * one, so that length alone makes nothing strong.
 */
export function passwordStrength(password: string, context: PasswordContext = {}): PasswordStrength {
  const length = lengthOf(password);
  const { username = '', email = '' } = context;
  const reasons = [
    length < PASSWORD_MIN_LENGTH && accountSentences.passwordShort,
    /^\d+$/.test(password) && accountSentences.passwordNumeric,
    isLike(password, username) && strengthSentences.likeName,
    isLike(password, email.split('@')[0] ?? '') && strengthSentences.likeEmail,
    isGuessable(password) && strengthSentences.guessable,
  ].filter((reason) => reason !== false);
  const score = reasons.length > 0 ? Math.min(1, scoreOf(password)) : scoreOf(password);
  const capped = length < PASSWORD_MIN_LENGTH ? 0 : score;
  return strengthOf(capped, reasons);
}

function strengthOf(score: number, reasons: readonly string[]): PasswordStrength {
  const known = ([0, 1, 2, 3, 4] as const).find((one) => one === score) ?? 0;
  return { score: known, word: strengthSentences.words[known], reasons };
}

function scoreOf(password: string): number {
  const bits = withoutRuns(password).length * Math.log2(alphabetOf(password));
  return BITS.filter((least) => bits >= least).length - 1;
}

/** How many characters somebody must try for each place. */
function alphabetOf(password: string): number {
  const kinds: readonly (readonly [RegExp, number])[] = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\p{Nd}/u, 10],
    [/[^\p{L}\p{Nd}]/u, 33],
    [/[\p{Lo}\p{Lm}\p{Lt}]/u, 40],
  ];
  return Math.max(
    2,
    kinds.reduce((sum, [kind, many]) => (kind.test(password) ? sum + many : sum), 0),
  );
}

/** The characters that are not foretold by those before: neither a repeated one nor the third and next of a run. */
function withoutRuns(password: string): readonly string[] {
  const typed = [...password.toLowerCase()];
  return typed.filter((character, at) => {
    const [last, before] = [typed[at - 1], typed[at - 2]];
    return character !== last && !(before !== undefined && isRun(`${before}${last}${character}`));
  });
}

const isRun = (three: string): boolean =>
  RUNS.some((run) => run.includes(three) || run.includes([...three].reverse().join('')));

const isGuessable = (password: string): boolean =>
  password !== '' && (STEMS.test(password.replace(/^[^\p{L}]+/u, '')) || withoutRuns(password).length <= 3);

/** A name of one or two letters stands in many good passwords by chance. */
function isLike(password: string, name: string): boolean {
  const one = lettersOf(password);
  const other = lettersOf(name);
  if (other.length < 3 || one === '') return false;
  return one.includes(other) || (one.length > 3 && other.includes(one));
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
