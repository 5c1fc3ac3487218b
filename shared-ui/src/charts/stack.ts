/** A part that every bar has, in the same order and colour. */
export interface Series {
  id: string;
  label: string;
  /** A CSS colour; one of `state/sliceColors`, so that it fits light and dark, and has its own pattern. */
  color: string;
}

/** A bar, or a group of bars: how much of each series it has, and where each part leads. */
export interface Stack {
  id: string;
  label: string;
  values: Readonly<Record<string, number>>;
  /** Undefined where nothing can be led to. */
  to: (series: string) => string | undefined;
}

/** All of a bar. */
export const sumOf = ({ values }: Stack): number =>
  Object.values(values).reduce((sum, value) => sum + value, 0);

/** The longest of a group's bars. */
export const longestOf = ({ values }: Stack): number => Math.max(0, ...Object.values(values));

/** How many bars a chart has at most: more cannot be read. */
const MOST = 20;

/**
 * The bars that a chart shows: all of them in their order, or, where they are too many, the longest. One bar of all the others
 * would be so long beside them that nothing could be read.
 */
export const mostOf = (stacks: readonly Stack[], most = MOST): readonly Stack[] =>
  stacks.length <= most ? stacks : stacks.toSorted((one, other) => sumOf(other) - sumOf(one)).slice(0, most);
