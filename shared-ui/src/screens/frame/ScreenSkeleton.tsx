import { Skeleton } from '../../feedback/Skeleton';
import styles from './ScreenSkeleton.module.css';

/** The placeholder of a screen that is loading. */
export function ScreenSkeleton() {
  return (
    <div className={styles.waiting}>
      <Skeleton shape="table" />
    </div>
  );
}
