import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { paths } from '@smart-elevator/shared-ui/paths';
import styles from './Prose.module.css';
import { PublicFrame } from './PublicFrame';

/** /privacy_policy (R223). */
export const PrivacyPolicy = () => (
  <TextPage title="Privacy policy">
    <p>
      Effective date: <b>17-05-2024</b>
    </p>
    <p>No personally identifiable data is collected.</p>
  </TextPage>
);

/** /delete_account (R224): an account is deleted in the Android app. */
export const DeleteAccount = () => (
  <TextPage title="Delete account">
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
  </TextPage>
);

/** /contact: the console's own note, if no page of the company is configured (CONTACT_URL, R226). */
export const Contact = () => (
  <TextPage title="Contact">
    <p>Please contact the person who gave you the address of this console; they run it for you.</p>
    <p>Technicians and customers: please ask your dealer.</p>
  </TextPage>
);

/** /android_app: a note, if the app's page is not configured (ANDROID_APP_URL, R226). */
export const AndroidApp = () => (
  <TextPage title="Android app">
    <p>Technicians and customers use the Android companion app. Your dealer tells you where to get it.</p>
  </TextPage>
);

const TextPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <PublicFrame>
    <Page title={title} width="form">
      <div className={styles.prose}>{children}</div>
    </Page>
  </PublicFrame>
);
