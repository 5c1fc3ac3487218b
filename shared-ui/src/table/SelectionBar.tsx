import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { messages } from '../messages';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  /** The accessible name: 'Chosen tickets'. */
  label: string;
  /** The number of selected rows. */
  count: number;
  /** How many of them are not on the shown page. */
  elsewhere?: number;
  /** The progress of their change, shown instead of the number. */
  progress?: string | undefined;
  onClear: () => void;
  /** The actions. */
  children: ReactNode;
}

/** The selected rows of a list and their actions; below the rows, so that selecting does not shift them. */
export function SelectionBar({
  label,
  count,
  elsewhere = 0,
  progress,
  onClear,
  children,
}: SelectionBarProps) {
  return (
    <section className={styles.bar} aria-label={label} data-screen-only="">
      <p className={styles.count} role="status">
        {progress ?? messages.selected(count, elsewhere)}
      </p>
      <Button kind="link" onClick={onClear}>
        {messages.clearSelection}
      </Button>
      {children}
    </section>
  );
}
