import { Bar } from '@nivo/bar';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatCount } from '../format/number';
import { useMedia } from '../state/useMedia';
import { AXIS } from './barsHeight';
import { barsLook, wholeSteps } from './barsLook';
import { BarTip } from './BarTip';
import { fillOf, Patterns } from './Patterns';
import { sumOf, type Series, type Stack } from './stack';

interface BarsProps {
  /** px. */
  width: number;
  /** px. */
  height: number;
  series: readonly Series[];
  stacks: readonly Stack[];
  /** Parts in one bar, or bars below one another. */
  mode: 'stacked' | 'grouped';
  unit?: string | undefined;
}

/** How many characters of a name fit beside the bars. */
const NAME_LENGTH = { wide: 28, narrow: 12 };

/** Bars from left to right, as nivo draws them; each part is a shortcut to what it counts. */
export default function Bars({ width, height, series, stacks, mode, unit }: BarsProps) {
  const navigate = useNavigate();
  const wide = useMedia('(width >= 768px)') && width >= 480;
  const chart = useId();
  const byId = new Map(stacks.map((stack) => [stack.id, stack]));
  const lengthOf = mode === 'stacked' ? sumOf : longestOf;
  const most = Math.max(1, ...stacks.map(lengthOf));
  return (
    <Bar
      {...barsLook}
      width={width}
      height={height}
      layout="horizontal"
      groupMode={mode}
      // From below upwards is nivo's order; ours is read from above.
      data={stacks.toReversed().map(({ id, values }) => ({ id, ...values }))}
      indexBy="id"
      keys={series.map(({ id }) => id)}
      colors={({ id }) => fillOf(chart, series, String(id))}
      layers={[
        () => <Patterns key="patterns" chart={chart} parts={series} />,
        'grid',
        'axes',
        'bars',
        'markers',
      ]}
      margin={{ top: 0, right: 16, bottom: AXIS, left: wide ? 200 : 104 }}
      valueScale={{ type: 'linear', min: 0, max: most }}
      enableGridY={false}
      enableGridX
      axisLeft={{
        tickSize: 0,
        tickPadding: 8,
        format: (id: string) => shortened(byId.get(id)?.label ?? id, wide),
      }}
      axisBottom={{ tickSize: 0, tickPadding: 8, tickValues: wholeSteps(most), format: formatCount }}
      gridXValues={wholeSteps(most)}
      onClick={({ id, indexValue }) => {
        const to = byId.get(String(indexValue))?.to(String(id));
        if (to) void navigate(to);
      }}
      tooltip={({ id, value, indexValue }) => (
        <BarTip
          of={byId.get(String(indexValue))?.label}
          series={series.find((one) => one.id === id)?.label}
          value={value}
          unit={unit}
        />
      )}
    />
  );
}

const longestOf = ({ values }: Stack): number => Math.max(0, ...Object.values(values));

const shortened = (label: string, wide: boolean): string => {
  const length = wide ? NAME_LENGTH.wide : NAME_LENGTH.narrow;
  return label.length > length ? `${label.slice(0, length - 1)}…` : label;
};
