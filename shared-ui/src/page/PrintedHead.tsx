import { formatDateTime } from '../format/date';
import { usePrinting } from '../state/usePrinting';
import styles from './PrintedHead.module.css';

/** Above the title on paper only: whose page it is, and when it was printed. */
export function PrintedHead({ of }: { of: string }) {
  if (!usePrinting()) return null;
  return (
    <p className={styles.head} aria-hidden="true">
      <span>{of}</span>
      <span>{formatDateTime(new Date().toISOString())}</span>
    </p>
  );
}
