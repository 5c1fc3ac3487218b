import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

/** Cards of at least 280 px beside one another; a list, so that readers hear how many there are. */
export function CardGrid({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    // The role is said because Safari takes it away from lists without bullets.
    <ul className={styles.grid} role="list" aria-label={label}>
      {children}
    </ul>
  );
}
