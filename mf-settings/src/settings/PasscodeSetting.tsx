import { useState } from 'react';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readPasscode, renewPasscode } from '@smart-elevator/shared-api/contract/account/endpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { ErrorState } from '@smart-elevator/shared-ui/feedback/ErrorState';
import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { ConfirmSend } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { messages } from '../messages';
import { CopyButton } from '@smart-elevator/shared-ui/screens/CopyButton';
import { Setting } from './Setting';
import styles from './Setting.module.css';

const texts = messages.passcode;
const DOTS = '••••••';

/** The dealer passcode (R824): hidden, and not fetched, until the dealer shows it. */
export function PasscodeSetting() {
  const params = { dealer_id: useDealerId() };
  const [shown, setShown] = useState(false);
  const { data, error, updating, retry } = useCall(readPasscode, { params }, { enabled: shown });
  // While a newer one is loading, the current one may be invalid.
  const passcode = shown && !updating && !error ? data?.passcode : undefined;

  return (
    <Setting title={texts.title} hint={texts.hint}>
      {shown && error && !updating ? (
        <ErrorState title={texts.failed} hint={failureMessage(error.failure, error.status)} onRetry={retry} />
      ) : (
        <div className={styles.row}>
          <output className={styles.passcode} aria-label={texts.title}>
            {passcode ?? (
              <>
                <span aria-hidden="true">{DOTS}</span>
                <VisuallyHidden>{shown ? texts.loading : texts.hidden}</VisuallyHidden>
              </>
            )}
          </output>
          <div className={styles.buttons}>
            {passcode ? <CopyButton text={passcode} copied={texts.copied} failed={texts.notCopied} /> : null}
            <Button icon={shown ? 'eye-off' : 'eye'} onClick={() => setShown(!shown)}>
              {shown ? texts.hide : texts.show}
            </Button>
            <ConfirmSend
              icon="retry"
              label={texts.renew}
              endpoint={renewPasscode}
              input={{ params }}
              question={texts.renewQuestion}
              subject={texts.renewConsequence}
              confirmLabel={texts.renew}
              action="renew passcode"
              done={texts.renewed}
              failed={(_, reason) => `${texts.notRenewed} ${reason}`}
              onDeleted={() => setShown(true)}
            />
          </div>
        </div>
      )}
    </Setting>
  );
}
