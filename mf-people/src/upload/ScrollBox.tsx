import type { ReactNode } from 'react';
import styles from './UploadPanel.module.css';

interface ScrollBoxProps {
  label: string;
  /** Whether rows stay on one line, regardless of the width. */
  oneLine?: boolean;
  children: ReactNode;
}

/** A table that scrolls within its box; the box can be focused and scrolled by keyboard. */
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
