import { Hidden } from '../hidden/Hidden';
import { messages } from '../messages';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  rows?: number;
  shape?: 'table' | 'cards' | 'text';
}

/** The shape of what is coming, for first loads; within `InTurn` nothing below it is shown. */
export function Skeleton({ rows = 6, shape = 'text' }: SkeletonProps) {
  return (
    <div className={styles[shape]} role="status" aria-busy="true" data-coming="">
      <Hidden>{messages.loading}</Hidden>
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
