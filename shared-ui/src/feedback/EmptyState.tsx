import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
}

/** An empty list: either no data (with a link to add some) or no matches (with 'Clear filters'). */
export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return (
    <div className={styles.empty} role="status">
      <span className={styles.shaft} aria-hidden="true">
        <span className={styles.car} />
      </span>
      <p className={styles.title}>{title}</p>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
