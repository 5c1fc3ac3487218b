import { Bar } from '@nivo/bar';
import { formatCount } from '../format/number';
import { scaled } from '../state/textScale';
import { wholeSteps } from './barsLook';
import { longestOf, type Series, type Stack } from './stack';
import { datumOf, useBars } from './useBars';

interface ColumnsProps {
  /** px. */
  width: number;
  /** px. */
  height: number;
  series: readonly Series[];
  stacks: readonly Stack[];
}

/** A name below the columns, px. */
const NAME = 64;

/** Upright bars in groups, from left to right, as nivo draws them; each is a shortcut to what it counts. */
export default function Columns({ width, height, series, stacks }: ColumnsProps) {
  const { common, labelOf } = useBars(series, stacks);
  const most = Math.max(1, ...stacks.map(longestOf));
  const every = Math.ceil((stacks.length * scaled(NAME)) / Math.max(scaled(NAME), width - scaled(48)));
  return (
    <Bar
      {...common}
      width={width}
      height={height}
      groupMode="grouped"
      data={stacks.map(datumOf)}
      margin={{ top: 8, right: 0, bottom: scaled(32), left: scaled(48) }}
      valueScale={{ type: 'linear', min: 0, max: most }}
      gridYValues={wholeSteps(most)}
      axisLeft={{ tickSize: 0, tickPadding: 8, tickValues: wholeSteps(most), format: formatCount }}
      axisBottom={{
        tickSize: 0,
        tickPadding: 10,
        tickValues: stacks.filter((_, at) => at % every === 0).map(({ id }) => id),
        format: labelOf,
      }}
    />
  );
}
