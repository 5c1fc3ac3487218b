import { formatCount } from '../format/number';
import styles from './ChartFrame.module.css';

interface BarTipProps {
  of: string | undefined;
  series: string | undefined;
  value: number | null;
  unit?: string | undefined;
}

/** What stands beside the pointer: whose bar it is, of what, and how much. */
export const BarTip = ({ of, series, value, unit }: BarTipProps) => (
  <span className={styles.tooltip}>
    {of}: {series} <b>{formatCount(value ?? 0)}</b> {unit}
  </span>
);
