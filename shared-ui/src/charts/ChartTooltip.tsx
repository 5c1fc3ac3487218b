import type { ReactNode } from 'react';
import styles from './chart.module.css';

/** The tooltip at the pointer over a chart. */
export const ChartTooltip = ({ children }: { children: ReactNode }) => (
  <span className={styles.tooltip}>{children}</span>
);
