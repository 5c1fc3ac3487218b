import { formatCount } from '../format/number';
import { ChartTip } from './ChartTip';

interface BarTipProps {
  of: string | undefined;
  series: string | undefined;
  value: number | null;
  unit?: string | undefined;
}

/** Whose bar is under the pointer, of what, and how much. */
export const BarTip = ({ of, series, value, unit }: BarTipProps) => (
  <ChartTip>
    {of}: {series} <b>{formatCount(value ?? 0)}</b> {unit}
  </ChartTip>
);
