import { Skeleton } from '../../feedback/Skeleton';
import styles from './Waiting.module.css';

/** Stands in the place of a screen that is on its way. */
export function ScreenSkeleton() {
  return (
    <div className={styles.waiting}>
      <Skeleton shape="table" />
    </div>
  );
}
