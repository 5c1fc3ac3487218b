import type { BarSvgProps } from '@nivo/bar';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { barDefaults } from './barDefaults';
import { fillOf, Patterns } from './Patterns';
import type { ChartSeries, BarGroup } from './stack';
import { formatCount } from '../format/number';
import { ChartTooltip } from './ChartTooltip';

/** A stack in nivo's format. */
type Datum = Record<string, string | number>;

/** The word after each value, or a function for a word that follows the number. */
export type BarUnit = string | ((value: number) => string);

interface Bars {
  /** The name beside the bar with that id. */
  labelOf: (id: string) => string;
  /** The common options of horizontal and vertical bars. */
  common: Omit<BarSvgProps<Datum>, 'data' | 'width' | 'height'>;
}

/** Bars with the patterns of their series; each has a tooltip, and a click opens the counted items. */
export function useBars(series: readonly ChartSeries[], stacks: readonly BarGroup[], unit?: BarUnit): Bars {
  const navigate = useNavigate();
  const chart = useId();
  const byId = new Map(stacks.map((stack) => [stack.id, stack]));
  return {
    labelOf: (id) => byId.get(id)?.short ?? byId.get(id)?.label ?? id,
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

/** A stack's parts in nivo's format. */
export const datumOf = ({ id, values }: BarGroup): Datum => ({ id, ...values });

interface BarTipProps {
  of: string | undefined;
  series: string | undefined;
  value: number | null;
  unit?: BarUnit | undefined;
}

/** The tooltip of a bar: its name, its series and its value. */
const BarTooltip = ({ of, series, value, unit }: BarTipProps) => (
  <ChartTooltip>
    {of}: {series} <b>{formatCount(value ?? 0)}</b> {typeof unit === 'function' ? unit(value ?? 0) : unit}
  </ChartTooltip>
);
