import { Bar } from '@nivo/bar';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatCount } from '../format/number';
import { barsLook, wholeSteps } from './barsLook';
import { BarTip } from './BarTip';
import { fillOf, Patterns } from './Patterns';
import type { Series, Stack } from './stack';

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
  const navigate = useNavigate();
  const chart = useId();
  const byId = new Map(stacks.map((stack) => [stack.id, stack]));
  const most = Math.max(1, ...stacks.flatMap(({ values }) => Object.values(values)));
  const every = Math.ceil((stacks.length * NAME) / Math.max(NAME, width - 48));
  return (
    <Bar
      {...barsLook}
      width={width}
      height={height}
      groupMode="grouped"
      data={stacks.map(({ id, values }) => ({ id, ...values }))}
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
      margin={{ top: 8, right: 0, bottom: 32, left: 48 }}
      valueScale={{ type: 'linear', min: 0, max: most }}
      gridYValues={wholeSteps(most)}
      axisLeft={{ tickSize: 0, tickPadding: 8, tickValues: wholeSteps(most), format: formatCount }}
      axisBottom={{
        tickSize: 0,
        tickPadding: 10,
        tickValues: stacks.filter((_, at) => at % every === 0).map(({ id }) => id),
        format: (id: string) => byId.get(id)?.label ?? id,
      }}
      onClick={({ id, indexValue }) => {
        const to = byId.get(String(indexValue))?.to(String(id));
        if (to) void navigate(to);
      }}
      tooltip={({ id, value, indexValue }) => (
        <BarTip
          of={byId.get(String(indexValue))?.label}
          series={series.find((one) => one.id === id)?.label}
          value={value}
        />
      )}
    />
  );
}
