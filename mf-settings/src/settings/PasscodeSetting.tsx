import { useState } from 'react';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readPasscode } from '@smart-elevator/shared-api/contract/account/endpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { Hidden } from '@smart-elevator/shared-ui/hidden/Hidden';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { messages } from '../messages';
import { CopyButton } from './CopyButton';
import { RenewPasscode } from './RenewPasscode';
import { Setting } from './Setting';
import styles from './Setting.module.css';

const said = messages.passcode;
const DOTS = '••••••';

/** The dealer passcode (R824): hidden, and not even asked for, until the dealer wants to see it. */
export function PasscodeSetting() {
  const params = { dealer_id: useDealerId() };
  const [shown, setShown] = useState(false);
  const { data, error, updating, retry } = useCall(readPasscode, { params }, { enabled: shown });
  // While a newer one is on its way the one at hand may have stopped working.
  const passcode = shown && !updating && !error ? data?.passcode : undefined;

  return (
    <Setting title={said.title} hint={said.hint}>
      {shown && error && !updating ? (
        <FailureState title={said.failed} hint={sentenceFor(error.failure)} onRetry={retry} />
      ) : (
        <div className={styles.row}>
          <output className={styles.passcode} aria-label={said.title}>
            {passcode ?? (
              <>
                <span aria-hidden="true">{DOTS}</span>
                <Hidden>{shown ? said.loading : said.hidden}</Hidden>
              </>
            )}
          </output>
          <div className={styles.buttons}>
            {passcode ? <CopyButton text={passcode} copied={said.copied} failed={said.notCopied} /> : null}
            <Button icon={shown ? 'eye-off' : 'eye'} onClick={() => setShown(!shown)}>
              {shown ? said.hide : said.show}
            </Button>
            <RenewPasscode params={params} onRenewed={() => setShown(true)} />
          </div>
        </div>
      )}
    </Setting>
  );
}
