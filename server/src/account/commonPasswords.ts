import { DEMO_PASSWORD, DEMO_USERNAME } from '../config/demoDealer';
import { once } from '../lifecycle/once';
import { stripPredictableRuns } from '@smart-elevator/shared-api/contract/account/passwordPatterns';

/**
 * The 49,000 most frequent leaked passwords, with the additional ones below. Loaded on first use: most processes check
 * no new password.
 */
const commonPasswords = once(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], ...ADDITIONAL_PASSWORDS]);
});

/** Passwords that are as common but are not in the list. */
const ADDITIONAL_PASSWORDS = [
  'contraseña',
  'corporate',
  'fortnite',
  'linkedin',
  'login',
  'twitter',
  'toor',
  'startfinding',
  // Everybody can read them in the documentation (R1005).
  DEMO_USERNAME,
  DEMO_PASSWORD.toLowerCase(),
];

/** Up to this many digits and signs around a word are ignored: 'Dragon2024!' is guessed as easily as 'dragon'. */
const MAX_AFFIX_LENGTH = 5;

/** The shortest word that is checked without the digits and signs around it. */
const SHORTEST_WORD = 4;

/**
 * Whether a password is one of the first that attackers guess: as it is, without the characters around it, or with
 * digits and signs replaced by the letters that they resemble.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const typed = password.normalize('NFKC').toLowerCase().trim();
  const word = stripAffixes(typed);
  if (stripPredictableRuns(typed).length <= 3 || isRepeated(typed) || stripPredictableRuns(word).length <= 2)
    return true;
  const common = await commonPasswords();
  const candidates = [word, restoreLetters(word), stripAffixes(restoreLetters(typed)), repeatedPart(word)];
  return (
    [typed, restoreLetters(typed)].some((form) => common.has(form)) ||
    candidates.some((form) => form.length >= SHORTEST_WORD && common.has(form))
  );
}

/** Removes leading and trailing digits and signs, where they are few or a run: '12345678', '!!!'. */
function stripAffixes(text: string): string {
  const [before = ''] = /^[^\p{L}]*/u.exec(text) ?? [];
  const [after = ''] = before === text ? [] : (/[^\p{L}]*$/u.exec(text) ?? []);
  const isGuessed = (part: string) =>
    part.length <= MAX_AFFIX_LENGTH || stripPredictableRuns(part).length <= 3;
  return text.slice(
    isGuessed(before) ? before.length : 0,
    isGuessed(after) && after ? -after.length : undefined,
  );
}

/** Signs and digits that are used as substitutes for letters. */
const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

const restoreLetters = (text: string): string => [...text].map((sign) => LETTERS[sign] ?? sign).join('');

/** Returns 'admin' for 'adminadmin'. */
const repeatedPart = (text: string): string => /^(.+?)\1+$/u.exec(text)?.[1] ?? text;

/** Whether the text repeats a piece of up to four characters. */
const isRepeated = (text: string): boolean =>
  [...repeatedPart(text)].length <= 4 && repeatedPart(text) !== text;
