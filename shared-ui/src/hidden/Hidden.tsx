import type { ReactNode } from 'react';
import styles from './Hidden.module.css';

/** Words for readers only; `focusable` ones show themselves when they are reached by key. */
export function Hidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
