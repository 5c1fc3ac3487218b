import type { ReactNode } from 'react';
import styles from './CountsWithChart.module.css';

interface CountsWithChartProps {
  /** A `CountTable`: the text alternative of the chart. */
  table: ReactNode;
  chart: ReactNode;
}

/** A table of counts and the chart of the same counts, side by side if there is space. */
export function CountsWithChart({ table, chart }: CountsWithChartProps) {
  return (
    <div className={styles.panel}>
      <div>{table}</div>
      <div>{chart}</div>
    </div>
  );
}
