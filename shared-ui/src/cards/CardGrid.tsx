import type { ReactNode } from 'react';
import { useKeptFocus } from '../state/useKeptFocus';
import styles from './CardGrid.module.css';

/** Cards of at least 280 px side by side; a list, so that screen readers announce their number. */
export function CardGrid({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    // The role is explicit because Safari removes it from lists without bullets.
    <ul ref={useKeptFocus()} className={styles.grid} role="list" aria-label={label}>
      {children}
    </ul>
  );
}
