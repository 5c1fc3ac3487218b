import { lazyPart } from '../feedback/lazyPart';
import { ChartFrame } from './ChartFrame';
import { scaleWithText } from '../state/textScale';
import type { ChartSeries, BarGroup } from './stack';
import type { BarUnit } from './useBars';

const Bars = lazyPart(async () => (await import('./Bars')).default);
const Columns = lazyPart(async () => (await import('./Columns')).default);

interface GroupedBarsProps {
  title: string;
  series: readonly ChartSeries[];
  groups: readonly BarGroup[];
  /** `rows`: names at the left, bars to the right. `columns`: vertical, for values over time. */
  as: 'rows' | 'columns';
  quiet?: boolean;
  /** What the numbers count: 'days', or a function for the form of each number. */
  unit?: BarUnit;
}

/** The height of one bar of a group, and of the space around the group, px. */
const [BAR, AROUND] = [18, 20];
const AXIS = 32;
const COLUMNS_HEIGHT = 280;

/** Bars side by side, a group for each name. A `StackTable` next to it has all the numbers. */
export function GroupedBars({ title, series, groups, as, quiet, unit }: GroupedBarsProps) {
  const height = scaleWithText(
    as === 'columns' ? COLUMNS_HEIGHT : groups.length * (series.length * BAR + AROUND) + AXIS,
  );
  return (
    <ChartFrame title={title} series={series} quiet={quiet} height={height}>
      {(width) =>
        as === 'columns' ? (
          <Columns width={width} height={height} series={series} stacks={groups} />
        ) : (
          <Bars width={width} height={height} series={series} stacks={groups} mode="grouped" unit={unit} />
        )
      }
    </ChartFrame>
  );
}
