/**
 * Whether a version is in a caret range, as npm defines it: the leftmost number that is not 0 must be equal. Any
 * range other than a caret and three numbers matches nothing.
 */
export function satisfiesCaret(version: string, range: string): boolean {
  const have = numbersOf(version);
  const want = numbersOf(range.replace(/^\^/, ''));
  if (!have || !want || !range.startsWith('^')) return false;
  const fixed = want.findIndex((number) => number !== 0);
  const lastFixed = fixed === -1 ? 2 : fixed;
  return have.every((number, place) => place > lastFixed || number === want[place]) && !isOlder(have, want);
}

function isOlder(have: readonly number[], want: readonly number[]): boolean {
  const place = have.findIndex((number, index) => number !== want[index]);
  return place !== -1 && (have[place] ?? 0) < (want[place] ?? 0);
}

const numbersOf = (text: string): number[] | undefined =>
  /^\d+\.\d+\.\d+$/.test(text) ? text.split('.').map(Number) : undefined;
