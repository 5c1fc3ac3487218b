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
  // A part between series is none of them.
  const seriesOf = (id: string | number) => series.find((one) => one.id === id);
  const byId = new Map(stacks.map((stack) => [stack.id, stack]));
  return {
    labelOf: (id) => byId.get(id)?.short ?? byId.get(id)?.label ?? id,
    common: {
      ...barDefaults,
      indexBy: 'id',
      keys: series.map(({ id }) => id),
      colors: ({ id }) => (seriesOf(id) ? fillOf(chart, series, String(id)) : 'transparent'),
      layers: [
        () => <Patterns key="patterns" chart={chart} parts={series} />,
        'grid',
        'axes',
        'bars',
        'markers',
      ],
      onClick: ({ id, indexValue }) => {
        if (!seriesOf(id)) return;
        const to = byId.get(String(indexValue))?.to(String(id));
        if (to) void navigate(to);
      },
      tooltip: ({ id, indexValue }) => {
        const of = byId.get(String(indexValue));
        const part = seriesOf(id);
        if (!of || !part) return null;
        return <BarTooltip of={of.label} series={part.label} value={of.values[part.id] ?? 0} unit={unit} />;
      },
    },
  };
}

/** A stack's parts in nivo's format. */
export const datumOf = ({ id, values }: BarGroup): Datum => ({ id, ...values });

interface BarTipProps {
  of: string;
  series: string;
  value: number;
  unit?: BarUnit | undefined;
}

/** The tooltip of a bar: its name, its series and its value. */
const BarTooltip = ({ of, series, value, unit }: BarTipProps) => (
  <ChartTooltip>
    {of}: {series} <b>{formatCount(value)}</b> {typeof unit === 'function' ? unit(value) : unit}
  </ChartTooltip>
);
