import type { ReactNode } from 'react';
import styles from './UploadPanel.module.css';

interface ScrollBoxProps {
  label: string;
  /** Rows of one line each, however wide. */
  oneLine?: boolean;
  children: ReactNode;
}

/** A table that scrolls within its box; the box can be reached, and scrolled, by key. */
export function ScrollBox({ label, oneLine = false, children }: ScrollBoxProps) {
  return (
    <div
      className={oneLine ? `${styles.sheet} ${styles.oneLine}` : styles.sheet}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      {children}
    </div>
  );
}
