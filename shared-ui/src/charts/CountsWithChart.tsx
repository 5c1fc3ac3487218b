import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/Skeleton';
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

/** The placeholder of counts and their donut. */
export const CountsSkeleton = ({ rows }: { rows: number }) => (
  <CountsWithChart
    table={<Skeleton shape="facts" rows={rows} />}
    chart={<div className={styles.ring} aria-hidden="true" />}
  />
);
