import { accountMessages } from './messages';
import { isShortPassword } from './newPassword';
import { resembles, resemblesEmail, resemblesProductName, stripPredictableRuns } from './passwordPatterns';

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
export const strengthMessages = {
  guessable: 'This pattern is easy to guess.',
  /** By score. */
  words: ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'],
} as const;

/** Bits of guessing from which each further score counts. */
const BITS = [0, 28, 40, 52, 66] as const;

/** The stems of the commonest passwords; the whole list stays on the server, which has the last word. */
const STEMS =
  /^(pass?w(or|0r)d|passwort|qwert[yz]?|asdfgh?|letmein|welcome|admin|iloveyou|monkey|dragon|abc|login|secret|elevator|lift)/i;

/**
 * Judges a password while it is typed; it never replaces the server's rules. Repeated characters and runs count as
 * one, so that length alone makes nothing strong.
 */
export function passwordStrength(password: string, context: PasswordContext = {}): PasswordStrength {
  const { username = '', email = '' } = context;
  const reasons = [
    isShortPassword(password) && accountMessages.passwordShort,
    /^\d+$/.test(password) && accountMessages.passwordNumeric,
    resembles(password, username) && accountMessages.passwordLikeUsername,
    resemblesEmail(password, email) && accountMessages.passwordLikeEmail,
    resemblesProductName(password) && accountMessages.passwordLikeProduct,
    isGuessable(password) && strengthMessages.guessable,
  ].filter((reason) => reason !== false);
  const score = reasons.length > 0 ? Math.min(1, scoreOf(password)) : scoreOf(password);
  const capped = isShortPassword(password) ? 0 : score;
  return strengthOf(capped, reasons);
}

function strengthOf(score: number, reasons: readonly string[]): PasswordStrength {
  const known = ([0, 1, 2, 3, 4] as const).find((one) => one === score) ?? 0;
  return { score: known, word: strengthMessages.words[known], reasons };
}

function scoreOf(password: string): number {
  const bits = stripPredictableRuns(password).length * Math.log2(alphabetOf(password));
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

const isGuessable = (password: string): boolean =>
  password !== '' &&
  (STEMS.test(password.replace(/^[^\p{L}]+/u, '')) || stripPredictableRuns(password).length <= 3);
