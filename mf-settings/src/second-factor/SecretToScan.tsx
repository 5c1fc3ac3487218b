import { useId } from 'react';
import type { StartedSecondFactor } from '@smart-elevator/shared-api/contract/account/secondFactor';
import { QrCode } from '@smart-elevator/shared-ui/codes/QrCode';
import { messages } from '../messages';
import { CopyButton } from '../settings/CopyButton';
import styles from './SecondFactor.module.css';

const said = messages.secondFactor;

/** What the authenticator app takes: as a picture, and as letters in groups of four. */
export function SecretToScan({ secret, uri }: StartedSecondFactor) {
  const term = useId();
  return (
    <>
      <p>{said.scan}</p>
      <div className={styles.picture}>
        <QrCode value={uri} label={said.picture} size={192} />
      </div>
      <div className={styles.secretRow}>
        <div>
          <p id={term} className={styles.term}>
            {said.secret}
          </p>
          <p className={styles.secret} aria-labelledby={term} role="group">
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </p>
        </div>
        <CopyButton text={secret} copied={said.secretCopied} />
      </div>
    </>
  );
}
