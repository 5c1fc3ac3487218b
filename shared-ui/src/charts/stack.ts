import { scaleWithText } from '../state/textScale';

/** A part that every bar has, in the same order and colour. */
export interface ChartSeries {
  id: string;
  label: string;
  /** A CSS colour; one of `state/sliceColors`, so that it fits light and dark, and has its own pattern. */
  color: string;
}

/** A bar, or a group of bars: the value of each series, and the link of each part. */
export interface BarGroup {
  id: string;
  label: string;
  /** Beside the bar and in the table instead of the label, which may be long. */
  short?: string | undefined;
  values: Readonly<Record<string, number>>;
  /** Undefined if there is no page to link to. */
  to: (series: string) => string | undefined;
}

/** The sum of a bar. */
export const stackTotal = ({ values }: BarGroup): number =>
  Object.values(values).reduce((sum, value) => sum + value, 0);

/** The longest of a group's bars. */
export const maxValueOf = ({ values }: BarGroup): number => Math.max(0, ...Object.values(values));

/** The maximum number of bars in a chart: more are not readable. */
const MAX_BARS = 20;

/**
 * The bars that a chart shows: all of them in their order, or, if there are too many, the longest. A bar for all the
 * others would be so long that the shown bars could not be read.
 */
export const longestStacks = (stacks: readonly BarGroup[], most = MAX_BARS): readonly BarGroup[] =>
  stacks.length <= most
    ? stacks
    : stacks.toSorted((one, other) => stackTotal(other) - stackTotal(one)).slice(0, most);

/** A bar with the space around it, px. */
const BAR = 40;
/** Below the bars, for the axis, px. */
export const AXIS = 32;

/** The height of `bars` bars with their axis, px. */
export const barsHeight = (bars: number): number => scaleWithText(bars * BAR + AXIS);
