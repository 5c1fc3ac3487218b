import { useId } from 'react';
import type { SecondFactorSetup } from '@smart-elevator/shared-api/contract/account/secondFactor';
import { QrCode } from '@smart-elevator/shared-ui/qr-code/QrCode';
import { messages } from '../messages';
import { CopyButton } from '../settings/CopyButton';
import styles from './SecondFactor.module.css';

const texts = messages.secondFactor;

/** The secret for the authenticator app: as a QR code, and as text in groups of four. */
export function SecretToScan({ secret, uri }: SecondFactorSetup) {
  const term = useId();
  return (
    <>
      <p>{texts.scan}</p>
      <div className={styles.picture}>
        <QrCode value={uri} label={texts.picture} size={192} />
      </div>
      <div className={styles.secretRow}>
        <div>
          <p id={term} className={styles.term}>
            {texts.secret}
          </p>
          <p className={styles.secret} aria-labelledby={term} role="group">
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </p>
        </div>
        <CopyButton text={secret} copied={texts.secretCopied} />
      </div>
    </>
  );
}
