import { accountMessages } from './messages';
import { isShortPassword } from './newPassword';
import { resembles, resemblesEmail, resemblesProductName, stripPredictableRuns } from './passwordPatterns';

/** What a password must not resemble. */
export interface PasswordContext {
  username?: string | undefined;
  email?: string | undefined;
}

/** How strong a password is: 0 is useless, 4 is strong. */
export interface PasswordStrength {
  score: 0 | 1 | 2 | 3 | 4;
  /** The score as a word for users. */
  word: string;
  /** Why it is not better, as sentences; empty when there is nothing to report. */
  reasons: readonly string[];
}

/** Messages of the meter only; the other reasons are the server's own messages. */
export const strengthMessages = {
  guessable: 'This pattern is easy to guess.',
  /** By score. */
  words: ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'],
} as const;

/** Bits of entropy from which each score starts. */
const BITS = [0, 28, 40, 52, 66] as const;

/** The stems of the commonest passwords. The whole list is on the server, which makes the final decision. */
const STEMS =
  /^(pass?w(or|0r)d|passwort|qwert[yz]?|asdfgh?|letmein|welcome|admin|iloveyou|monkey|dragon|abc|login|secret|elevator|lift)/i;

/**
 * Rates a password while it is typed; it never replaces the server's rules. Repeated characters and runs count as
 * one, so that length alone does not make a password strong.
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

/** The number of characters that an attacker must try for each position. */
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
