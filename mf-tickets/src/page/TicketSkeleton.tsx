import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import styles from './TicketView.module.css';

/** A placeholder in the shape of a ticket's page. */
export const TicketSkeleton = () => (
  <div className={styles.columns}>
    <div className={styles.head}>
      <Skeleton rows={4} />
    </div>
    <div className={styles.rail}>
      <Skeleton rows={8} />
    </div>
    <div className={styles.body}>
      <Skeleton rows={10} />
    </div>
  </div>
);
