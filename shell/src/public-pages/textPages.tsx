import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
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

/**
 * /contact: the console's own note, if no page of the company is configured (CONTACT_URL, R226). 'Buy Now' leads here, too: it
 * says what to do next (R228).
 */
export const Contact = () => (
  <TextPage title={t('Contact')}>
    <p>{t('Please contact the person who gave you the address of this console; they run it for you.')}</p>
    <p>{t('Technicians and customers: please ask your dealer.')}</p>
    <h2>{t('Before you buy')}</h2>
    <p>
      {t(
        'The first 6 months are free in every tier, with everything. Register, look around with sample data, and bring your own data from a CSV file.',
      )}
    </p>
    <ul>
      <li>{t('Small, Medium and Business differ in the number of assets and in storage only.')}</li>
      <li>{t('Name your tier, the number of your lifts and your company when you write.')}</li>
    </ul>
    <p className={styles.ways}>
      <LinkButton kind="primary" to={paths.registration}>
        {t('Register')}
      </LinkButton>
      <LinkButton to={paths.pricing}>{t('Pricing')}</LinkButton>
    </p>
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
