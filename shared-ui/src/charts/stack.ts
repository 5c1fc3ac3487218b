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
  /** Beside the bar instead of the label, which may be long. */
  short?: string | undefined;
  values: Readonly<Record<string, number>>;
  /** Undefined if there is no page to link to. */
  to: (series: string) => string | undefined;
}

/** The sum of a bar. */
export const stackTotal = ({ values }: BarGroup): number =>
  Object.values(values).reduce((sum, value) => sum + value, 0);

/** The sum of the given series of a bar. */
export const sumOf = ({ values }: BarGroup, series: readonly Pick<ChartSeries, 'id'>[]): number =>
  series.reduce((sum, { id }) => sum + (values[id] ?? 0), 0);

/** How much longer one series may be than all others together; they cannot be read beside a longer one. */
const MAX_RATIO = 2;

/**
 * The series that share a scale: all of them, or the others and `apart`, if the longest part of `apart` would leave too
 * little width for the longest bar of the others.
 */
export function scalesOf(
  series: readonly ChartSeries[],
  stacks: readonly BarGroup[],
  apart: string | undefined,
): readonly (readonly ChartSeries[])[] {
  const alone = series.filter(({ id }) => id === apart);
  const others = series.filter(({ id }) => id !== apart);
  const longest = (of: readonly ChartSeries[]) => Math.max(0, ...stacks.map((stack) => sumOf(stack, of)));
  const most = longest(others);
  return most > 0 && longest(alone) > MAX_RATIO * most ? [others, alone] : [series];
}

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
