import { formatDateTime } from '../format/date';
import { usePrinting } from '../state/usePrinting';
import styles from './PrintedHead.module.css';
import { PRODUCT } from './product';

/** Above the title on paper only: whose page it is, and when it was printed. */
export function PrintedHead() {
  // Drawn anew when it is printed: the page may have been open since yesterday.
  usePrinting();
  return (
    <p className={styles.head} aria-hidden="true">
      <span>{PRODUCT}</span>
      <span>{formatDateTime(new Date().toISOString())}</span>
    </p>
  );
}
