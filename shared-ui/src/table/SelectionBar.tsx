import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { t } from '../language/t';
import { keepBottomBar } from '../state/keepBottomBar';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  /** The accessible name: 'Selected tickets'. */
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

const selectedText = (count: number, elsewhere: number): string =>
  elsewhere > 0
    ? t('{count} selected, {elsewhere} not on this page', { count, elsewhere })
    : t('{count} selected', { count });

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
    <section ref={keepBottomBar} className={styles.bar} aria-label={label} data-screen-only="">
      <p className={styles.count} role="status">
        {progress ?? selectedText(count, elsewhere)}
      </p>
      <Button kind="link" onClick={onClear}>
        {t('Clear selection')}
      </Button>
      {children}
    </section>
  );
}
