import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { msg, splitAtPlaceholder, t } from '@smart-elevator/shared-ui/language/t';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { paths } from '@smart-elevator/shared-ui/paths';
import styles from './Prose.module.css';
import { PublicFrame } from './PublicFrame';

/** /privacy_policy (R223). */
export function PrivacyPolicy() {
  const [before, after] = splitAtPlaceholder(msg('Effective date: {date}'));
  return (
    <TextPage title={t('Privacy policy')}>
      <p>
        {before}
        <b>17-05-2024</b>
        {after}
      </p>
      <p>{t('No personally identifiable data is collected.')}</p>
    </TextPage>
  );
}

/** /delete_account (R224): an account is deleted in the Android app. */
export const DeleteAccount = () => (
  <TextPage title={t('Delete account')}>
    <p>{t('An account is deleted inside the Android app:')}</p>
    <ol>
      <li>{t('Open the sidebar.')}</li>
      <li>{t('Choose Settings.')}</li>
      <li>{t('Choose Delete Account.')}</li>
      <li>{t('Confirm with Delete.')}</li>
    </ol>
    <p>
      <Link to={paths.login}>{t('Back to Login')}</Link>
    </p>
  </TextPage>
);

/** /contact: the console's own note, if no page of the company is configured (CONTACT_URL, R226). */
export const Contact = () => (
  <TextPage title={t('Contact')}>
    <p>{t('Please contact the person who gave you the address of this console; they run it for you.')}</p>
    <p>{t('Technicians and customers: please ask your dealer.')}</p>
  </TextPage>
);

/** /android_app: a note, if the app's page is not configured (ANDROID_APP_URL, R226). */
export const AndroidApp = () => (
  <TextPage title={t('Android app')}>
    <p>
      {t('Technicians and customers use the Android companion app. Your dealer tells you where to get it.')}
    </p>
  </TextPage>
);

const TextPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <PublicFrame>
    <Page title={title} width="form">
      <div className={styles.prose}>{children}</div>
    </Page>
  </PublicFrame>
);
