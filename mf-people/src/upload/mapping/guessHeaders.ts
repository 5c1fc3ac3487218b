import { FILE_COLUMNS, type UploadColumn } from '@smart-elevator/shared-api/contract/elevators/upload';
import { contentOf, fitOf, type Fit } from './columnContent';
import { fillByContent } from './fillByContent';
import { headerLikeness } from './headerLikeness';

type Guesses = Partial<Record<UploadColumn, number>>;

/** The least likeness of a name to be taken alone, and with values that suit it. */
const SIMILAR = 0.68;
const SIMILAR_IF_SUITABLE = 0.5;

const BONUS: Readonly<Record<Fit, number>> = { proves: 0.5, suits: 0.2, open: 0, excludes: 0 };

/**
 * For columns of the template the index of the file's column that is guessed by its name and by what its values look like
 * (R885); each at most once. Those that are `known` already stay.
 */
export function guessHeaders(
  header: readonly string[],
  rows: readonly (readonly string[])[] = [],
  known: Guesses = {},
): Guesses {
  const contents = header.map((_, at) => contentOf(rows.map((cells) => cells[at] ?? '')));
  const guesses = { ...known };
  const taken = new Set(Object.values(known));
  const pairs = FILE_COLUMNS.flatMap((column) =>
    contents.map((content, at) => {
      const likeness = headerLikeness(column, header[at] ?? '');
      const fit = fitOf(column, content);
      return { column, at, likeness, fit, weight: likeness + BONUS[fit] };
    }),
  ).sort((one, other) => other.weight - one.weight);
  for (const { column, at, likeness, fit } of pairs) {
    if (guesses[column] !== undefined || taken.has(at) || !isGuess(likeness, fit)) continue;
    guesses[column] = at;
    taken.add(at);
  }
  return fillByContent(contents, guesses);
}

function isGuess(likeness: number, fit: Fit): boolean {
  if (fit === 'excludes') return false;
  if (fit === 'proves') return true;
  return likeness >= (fit === 'suits' ? SIMILAR_IF_SUITABLE : SIMILAR);
}
