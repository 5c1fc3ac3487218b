/** The same list, known to have a first entry. */
export function some<T>(all: readonly T[]): readonly [T, ...T[]] {
  const [first, ...rest] = all;
  if (first === undefined) throw new Error('The demonstration needs at least one of each.');
  return [first, ...rest];
}
