import { useState } from 'react';
import { signOutEverywhere } from '@smart-elevator/shared-api/client/account';
import { useSession } from '@smart-elevator/shared-api/client/session';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { ConfirmDialog } from '@smart-elevator/shared-ui/dialog/ConfirmDialog';
import { alertFailure, alertSuccess, SESSION_ACTION } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';

const texts = messages.sessions;

/** 'Sign out everywhere', with confirmation. The guard then redirects; after a failure the session stays. */
export function EndAllSessions() {
  const [asking, setAsking] = useState(false);
  const leaving = useSession((state) => state.signingOut);
  const endAll = async () => {
    if (leaving) return;
    const outcome = await signOutEverywhere();
    // Before the alert: while a dialog is open, screen readers ignore the rest of the page.
    setAsking(false);
    if (!outcome.ok) alertFailure(outcome.sentence, SESSION_ACTION);
    else if (outcome.detail) alertSuccess(outcome.detail, SESSION_ACTION);
  };
  return (
    <>
      <Button icon="sign-out" onClick={() => setAsking(true)}>
        {texts.endAll}
      </Button>
      <ConfirmDialog
        open={asking}
        sentence={texts.endAllQuestion}
        subject={texts.endAllConsequence}
        confirmLabel={texts.endAll}
        busy={leaving}
        onConfirm={() => void endAll()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
