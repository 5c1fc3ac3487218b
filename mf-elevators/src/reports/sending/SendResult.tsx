import type { ReportSent } from '@smart-elevator/shared-api/contract/reports/sharedReport';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { CopyButton } from '@smart-elevator/shared-ui/screens/CopyButton';
import styles from './Sending.module.css';
import { sendTexts as texts } from './sendTexts';

/** What happened to a report: who gets it, and the link to copy. Without a mail server nobody gets an e-mail, which is said. */
export function SendResult({ sent: { link, recipients, has_mail_server } }: { sent: ReportSent }) {
  const isMailed = recipients.length > 0 && has_mail_server;
  return (
    <>
      {recipients.length > 0 && !has_mail_server ? (
        <Notice tone="warning" title={texts.notMailed}>
          {link === null ? texts.downloadInstead : texts.copyInstead}
        </Notice>
      ) : (
        <Notice tone="success">{isMailed ? texts.queued(recipients.join(', ')) : texts.made}</Notice>
      )}
      {link === null ? null : (
        <div className={styles.link}>
          <input aria-label={texts.link} className={styles.address} value={link} readOnly />
          <CopyButton text={link} copied={texts.copied} autoFocus />
        </div>
      )}
    </>
  );
}
