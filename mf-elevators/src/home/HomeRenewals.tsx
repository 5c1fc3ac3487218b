import { messages } from '../amc/messages';
import { RenewalPipeline } from '../renewals/RenewalPipeline';
import styles from './HomeRenewals.module.css';

/** The contracts that end soon, on Home. */
export default function HomeRenewals() {
  return (
    <div className={styles.panel}>
      <RenewalPipeline caption={messages.renewals.title} />
    </div>
  );
}
