import { Link } from 'react-router-dom';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { paths } from '@smart-elevator/shared-ui/paths';
import styles from './Prose.module.css';
import { PublicFrame } from './PublicFrame';

/** /delete_account (R224): an account is deleted in the Android app. */
export function DeleteAccount() {
  return (
    <PublicFrame>
      <Page title="Delete account" width="form">
        <div className={styles.prose}>
          <p>An account is deleted inside the Android app:</p>
          <ol>
            <li>Open the sidebar.</li>
            <li>Choose Settings.</li>
            <li>Choose Delete Account.</li>
            <li>Confirm with Delete.</li>
          </ol>
          <p>
            <Link to={paths.login}>Back to Login</Link>
          </p>
        </div>
      </Page>
    </PublicFrame>
  );
}
