/**
 * Rows of the keyboard, the alphabet and the digits: a run along one of them is as easy to guess as one character.
 */
const RUNS = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '01234567890'];

/**
 * The characters that cannot be predicted from the previous ones: neither a repeated one nor the third or a later one
 * of a run.
 */
export function stripPredictableRuns(password: string): readonly string[] {
  const typed = [...password.toLowerCase()];
  return typed.filter((character, at) => {
    const [last, before] = [typed[at - 1], typed[at - 2]];
    return character !== last && !(before !== undefined && isRun(`${before}${last}${character}`));
  });
}

const isRun = (three: string): boolean =>
  RUNS.some((run) => run.includes(three) || run.includes([...three].reverse().join('')));

/**
 * Whether a password contains a name, or a name the password. Names of one or two letters are ignored: many passwords
 * contain them by chance.
 */
export function resembles(password: string, name: string): boolean {
  const one = lettersOf(password);
  const other = lettersOf(name);
  if (other.length < 3 || one === '') return false;
  return one.includes(other) || (one.length > 3 && other.includes(one));
}

/** Whether a password resembles an e-mail address: only the part before the @ is checked. */
export const resemblesEmail = (password: string, email: string): boolean =>
  resembles(password, email.split('@')[0] ?? '');

/** One word of the product's name may be chance, two are not. */
const PRODUCT_NAMES = ['Smart Elevator', 'Elevator Maintenance'];

/** Whether a password consists of the product's name. */
export const resemblesProductName = (password: string): boolean =>
  PRODUCT_NAMES.some((name) => resembles(password, name));

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
