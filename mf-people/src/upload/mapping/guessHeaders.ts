import type { UploadColumn } from '@smart-elevator/shared-api/contract/elevators/upload';
import { uploadColumns } from '../uploadColumns';

/** The least similarity of a guess, from 0 to 1. */
const SIMILAR = 0.6;

/**
 * For columns of the template the index of the file's column with the most similar name; each at most once. Those that
 * are `known` already stay.
 */
export function guessHeaders(
  header: readonly string[],
  known: Partial<Record<UploadColumn, number>> = {},
): Partial<Record<UploadColumn, number>> {
  const guesses = { ...known };
  const taken = new Set(Object.values(known));
  const pairs = uploadColumns
    .flatMap(({ column, label, aliases }) =>
      header.map((name, at) => ({
        column,
        at,
        likeness: Math.max(...[column, label, ...aliases].map((known) => likeness(known, name))),
      })),
    )
    .sort((one, other) => other.likeness - one.likeness);
  for (const { column, at, likeness } of pairs) {
    if (likeness < SIMILAR || guesses[column] !== undefined || taken.has(at)) continue;
    guesses[column] = at;
    taken.add(at);
  }
  return guesses;
}

/** The share of words that two names have in common (Dice). */
function likeness(one: string, other: string): number {
  const [first, second] = [wordsIn(one), wordsIn(other)];
  const common = [...first].filter((word) => second.has(word)).length;
  return (2 * common) / (first.size + second.size || 1);
}

const wordsIn = (name: string): Set<string> =>
  new Set(
    name
      .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter(Boolean),
  );
