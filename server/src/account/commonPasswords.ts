import { stripPredictableRuns } from '@smart-elevator/shared-api/contract/account/passwordPatterns';

/** Loaded when first needed: most starts see no new password. */
let loaded: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 passwords that are found most often where passwords were stolen, with the words below. */
const commonPasswords = (): Promise<ReadonlySet<string>> => (loaded ??= load());

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], ...ADDITIONAL_PASSWORDS]);
}

/** What is as common but not in the list. */
const ADDITIONAL_PASSWORDS = [
  'contraseña',
  'corporate',
  'fortnite',
  'linkedin',
  'login',
  'twitter',
  'toor',
  'startfinding',
];

/** Up to so many digits and signs around a word are tried with every word: 'Dragon2024!' is 'dragon' to who guesses. */
const AROUND = 5;

/** The shortest word that counts when it stands alone between digits and signs. */
const SHORTEST_WORD = 4;

/** Whether a password is among the first that are guessed: as it is, without what is around it, or in other letters. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const typed = password.normalize('NFKC').toLowerCase().trim();
  const word = withoutAround(typed);
  if (stripPredictableRuns(typed).length <= 3 || isRepeated(typed) || stripPredictableRuns(word).length <= 2)
    return true;
  const common = await commonPasswords();
  const words = [word, inLetters(word), withoutAround(inLetters(typed)), repeatedPart(word)];
  return (
    [typed, inLetters(typed)].some((form) => common.has(form)) ||
    words.some((form) => form.length >= SHORTEST_WORD && common.has(form))
  );
}

/** Without the digits and signs before and after, where they are few or a run: '12345678', '!!!'. */
function withoutAround(text: string): string {
  const [before = ''] = /^[^\p{L}]*/u.exec(text) ?? [];
  const [after = ''] = before === text ? [] : (/[^\p{L}]*$/u.exec(text) ?? []);
  const isGuessed = (part: string) => part.length <= AROUND || stripPredictableRuns(part).length <= 3;
  return text.slice(
    isGuessed(before) ? before.length : 0,
    isGuessed(after) && after ? -after.length : undefined,
  );
}

/** The signs and digits that are written for letters. */
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

const inLetters = (text: string): string => [...text].map((sign) => LETTERS[sign] ?? sign).join('');

/** 'adminadmin' is 'admin'. */
const repeatedPart = (text: string): string => /^(.+?)\1+$/u.exec(text)?.[1] ?? text;

/** A piece of up to four characters over and over. */
const isRepeated = (text: string): boolean =>
  [...repeatedPart(text)].length <= 4 && repeatedPart(text) !== text;
