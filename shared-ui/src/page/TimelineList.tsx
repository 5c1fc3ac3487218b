import type { ReactNode } from 'react';
import styles from './TimelineList.module.css';

interface TimelineListProps {
  /** The accessible name. */
  label: string;
  /** Its items, as `<li>`. */
  children: ReactNode;
}

/** What happened, the newest entry first: a shaft whose car is at the newest entry. */
export const TimelineList = ({ label, children }: TimelineListProps) => (
  <ol className={styles.list} role="list" aria-label={label}>
    {children}
  </ol>
);
