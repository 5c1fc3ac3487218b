/** A part that every bar has, in the same order and colour. */
export interface ChartSeries {
  id: string;
  label: string;
  /** A CSS colour; one of `state/sliceColors`, so that it fits light and dark, and has its own pattern. */
  color: string;
}

/** A bar, or a group of bars: how much of each series it has, and where each part leads. */
export interface BarGroup {
  id: string;
  label: string;
  values: Readonly<Record<string, number>>;
  /** Undefined where nothing can be led to. */
  to: (series: string) => string | undefined;
}

/** All of a bar. */
export const stackTotal = ({ values }: BarGroup): number =>
  Object.values(values).reduce((sum, value) => sum + value, 0);

/** The longest of a group's bars. */
export const maxValueOf = ({ values }: BarGroup): number => Math.max(0, ...Object.values(values));

/** How many bars a chart has at most: more cannot be read. */
const MAX_BARS = 20;

/**
 * The bars that a chart shows: all of them in their order, or, where they are too many, the longest. One bar of all the others
 * would be so long beside them that nothing could be read.
 */
export const longestStacks = (stacks: readonly BarGroup[], most = MAX_BARS): readonly BarGroup[] =>
  stacks.length <= most
    ? stacks
    : stacks.toSorted((one, other) => stackTotal(other) - stackTotal(one)).slice(0, most);
