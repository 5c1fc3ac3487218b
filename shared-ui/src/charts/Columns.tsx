import { Bar } from '@nivo/bar';
import { formatCount } from '../format/number';
import { scaleWithText } from '../state/textScale';
import { integerTicks } from './barDefaults';
import { maxValueOf, type ChartSeries, type BarGroup } from './stack';
import { datumOf, useBars } from './useBars';

interface ColumnsProps {
  /** px. */
  width: number;
  /** px. */
  height: number;
  series: readonly ChartSeries[];
  stacks: readonly BarGroup[];
}

/** The space for a name below the columns, px. */
const NAME = 64;

/**
 * Grouped vertical bars, drawn by nivo; a click on a bar opens the counted items. Hidden from screen readers: a table next
 * to it has the same numbers.
 */
export default function Columns({ width, height, series, stacks }: ColumnsProps) {
  const { common, labelOf } = useBars(series, stacks);
  const most = Math.max(1, ...stacks.map(maxValueOf));
  const every = Math.ceil(
    (stacks.length * scaleWithText(NAME)) / Math.max(scaleWithText(NAME), width - scaleWithText(48)),
  );
  return (
    <div aria-hidden="true">
      <Bar
        {...common}
        width={width}
        height={height}
        groupMode="grouped"
        data={stacks.map(datumOf)}
        margin={{ top: 8, right: 0, bottom: scaleWithText(32), left: scaleWithText(48) }}
        valueScale={{ type: 'linear', min: 0, max: most }}
        gridYValues={integerTicks(most)}
        axisLeft={{ tickSize: 0, tickPadding: 8, tickValues: integerTicks(most), format: formatCount }}
        axisBottom={{
          tickSize: 0,
          tickPadding: 10,
          tickValues: stacks.filter((_, at) => at % every === 0).map(({ id }) => id),
          format: labelOf,
        }}
      />
    </div>
  );
}
