import { RenewalPipeline } from '../renewals/RenewalPipeline';
import styles from './AmcHome.module.css';
import { AmcTracking } from './AmcTracking';

/** What the elevators lend to Home: the maintenance states, and the contracts that end soon. */
export function AmcHome() {
  return (
    <div className={styles.parts}>
      <AmcTracking />
      <div className={styles.panel}>
        <RenewalPipeline />
      </div>
    </div>
  );
}
