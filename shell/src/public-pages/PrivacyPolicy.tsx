import { Page } from '@smart-elevator/shared-ui/page/Page';
import styles from './Prose.module.css';
import { PublicFrame } from './PublicFrame';

/** /privacy_policy (R223). */
export function PrivacyPolicy() {
  return (
    <PublicFrame>
      <Page title="Privacy policy" width="form">
        <div className={styles.prose}>
          <p>
            Effective date: <b>17-05-2024</b>
          </p>
          <p>No personally identifiable data is collected.</p>
        </div>
      </Page>
    </PublicFrame>
  );
}
