import { LinkButton } from '@smart-elevator/shared-ui/button/LinkButton';
import { Page } from '@smart-elevator/shared-ui/page/Page';
import { useEffect, type ReactNode } from 'react';
import { UnsentStrip } from '../unsent/UnsentStrip';
import { AsOf } from './Kept';
import { keepInstallPrompt } from './installPrompt';
import styles from './Phone.module.css';

interface PhonePageProps {
  title: string;
  /** The screen above this one; a section has none. */
  back?: { to: string; label: string };
  children: ReactNode;
}

/** A screen of the phone: the way back, what is not sent, and one column for the thumb (R1396). */
export function PhonePage({ title, back, children }: PhonePageProps) {
  useEffect(keepInstallPrompt, []);
  return (
    <Page title={title} width="form">
      {back ? (
        <div className={styles.back}>
          <LinkButton kind="link" icon="chevron-left" to={back.to}>
            {back.label}
          </LinkButton>
        </div>
      ) : null}
      <UnsentStrip />
      <AsOf>{children}</AsOf>
    </Page>
  );
}
