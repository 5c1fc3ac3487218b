import { VisuallyHidden } from '../icon/VisuallyHidden';
import { messages } from '../messages';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  rows?: number;
  shape?: 'table' | 'cards' | 'text' | 'facts' | 'form' | 'strip' | 'calendar' | 'chart';
}

/** A placeholder in the shape of the content that loads for the first time; within `RevealInOrder` nothing below it is shown. */
export function Skeleton({ rows = 6, shape = 'text' }: SkeletonProps) {
  return (
    <div className={`${styles.skeleton} ${styles[shape]}`} role="status" aria-busy="true" data-coming="">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <span className={styles.bone} />
          <span className={styles.bone} />
          <span className={styles.bone} />
        </div>
      ))}
    </div>
  );
}
