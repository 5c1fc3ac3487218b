import { integerTicks } from './barDefaults';
import { stackTotal, type BarGroup, type ChartSeries } from './stack';

/** How much longer one series may be than all others together; beside a longer one they cannot be read. */
const MAX_RATIO = 2;

/** The shares of the width: of the others, and of the series with a scale of its own. The rest is the space between. */
const [OTHERS, OWN] = [0.62, 0.3];

/** The empty part between the others and the series with a scale of its own. */
const BETWEEN = 'between';

/** A series that is drawn beside the others of its bars, with a scale of its own; in the units of the others. */
export interface ApartScale {
  id: string;
  /** Where it starts, in all bars. */
  start: number;
  /** The length of one. */
  unit: number;
  /** The end of the scale. */
  end: number;
  /** The longest bar of the others, and the longest part of the series. */
  most: number;
  ownMost: number;
}

/**
 * The scale of the series `apart`, if the longest part of it would leave too little width for the longest bar of the others;
 * otherwise undefined.
 */
export function apartScaleOf(stacks: readonly BarGroup[], apart: string | undefined): ApartScale | undefined {
  if (apart === undefined) return undefined;
  const ownMost = Math.max(0, ...stacks.map(({ values }) => values[apart] ?? 0));
  const most = Math.max(0, ...stacks.map((stack) => othersOf(stack, apart)));
  if (most === 0 || ownMost <= MAX_RATIO * most) return undefined;
  const end = most / OTHERS;
  return { id: apart, start: end * (1 - OWN), unit: (end * OWN) / ownMost, end, most, ownMost };
}

const othersOf = (stack: BarGroup, apart: string): number => stackTotal(stack) - (stack.values[apart] ?? 0);

/** The parts of the bars: those of the others, the space, and the series. */
export const apartKeys = (series: readonly ChartSeries[], { id }: ApartScale): string[] => [
  ...series.filter((one) => one.id !== id).map((one) => one.id),
  BETWEEN,
  id,
];

/** The lengths of the parts of a bar. */
export const apartLengths = (stack: BarGroup, { id, start, unit }: ApartScale): Record<string, number> => ({
  ...stack.values,
  [BETWEEN]: start - othersOf(stack, id),
  [id]: (stack.values[id] ?? 0) * unit,
});

/** The ticks of both scales; `numberAt` is the number that a tick stands for. */
export const apartTicks = ({ start, unit, most, ownMost }: ApartScale) => ({
  ticks: [...integerTicks(most), ...integerTicks(ownMost, 2).map((own) => start + own * unit)],
  numberAt: (tick: number): number => (tick < start ? tick : Math.round((tick - start) / unit)),
});
