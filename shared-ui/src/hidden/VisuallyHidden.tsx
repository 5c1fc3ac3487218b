import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Words for readers only; `focusable` ones show themselves when they are reached by key. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
