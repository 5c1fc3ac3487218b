import type { BarSvgProps } from '@nivo/bar';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { barDefaults } from './barDefaults';
import { fillOf, Patterns } from './Patterns';
import type { ChartSeries, BarGroup } from './stack';
import { formatCount } from '../format/number';
import { ChartTooltip } from './ChartTooltip';

/** A stack as nivo takes it. */
type Datum = Record<string, string | number>;

interface Bars {
  /** What a bar of that id is called. */
  labelOf: (id: string) => string;
  /** What bars have in common, whichever way they stand. */
  common: Omit<BarSvgProps<Datum>, 'data' | 'width' | 'height'>;
}

/** Bars in their series' patterns; each says what it counts under the pointer, and is a shortcut to it. */
export function useBars(series: readonly ChartSeries[], stacks: readonly BarGroup[], unit?: string): Bars {
  const navigate = useNavigate();
  const chart = useId();
  const byId = new Map(stacks.map((stack) => [stack.id, stack]));
  return {
    labelOf: (id) => byId.get(id)?.label ?? id,
    common: {
      ...barDefaults,
      indexBy: 'id',
      keys: series.map(({ id }) => id),
      colors: ({ id }) => fillOf(chart, series, String(id)),
      layers: [
        () => <Patterns key="patterns" chart={chart} parts={series} />,
        'grid',
        'axes',
        'bars',
        'markers',
      ],
      onClick: ({ id, indexValue }) => {
        const to = byId.get(String(indexValue))?.to(String(id));
        if (to) void navigate(to);
      },
      tooltip: ({ id, value, indexValue }) => (
        <BarTooltip
          of={byId.get(String(indexValue))?.label}
          series={series.find((one) => one.id === id)?.label}
          value={value}
          unit={unit}
        />
      ),
    },
  };
}

/** A stack's parts, as nivo takes them. */
export const datumOf = ({ id, values }: BarGroup): Datum => ({ id, ...values });

interface BarTipProps {
  of: string | undefined;
  series: string | undefined;
  value: number | null;
  unit?: string | undefined;
}

/** Whose bar is under the pointer, of what, and how much. */
const BarTooltip = ({ of, series, value, unit }: BarTipProps) => (
  <ChartTooltip>
    {of}: {series} <b>{formatCount(value ?? 0)}</b> {unit}
  </ChartTooltip>
);
