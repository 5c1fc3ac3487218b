import { useState } from 'react';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { renewPasscode } from '@smart-elevator/shared-api/contract/account/endpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { ConfirmDialog } from '@smart-elevator/shared-ui/dialog/ConfirmDialog';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';

const texts = messages.passcode;
const ACTION = 'renew passcode';

interface RenewPasscodeProps {
  params: { dealer_id: number };
  onRenewed: () => void;
}

/** Creates a new dealer passcode, with confirmation: the old one stops working. */
export function RenewPasscode({ params, onRenewed }: RenewPasscodeProps) {
  const [asking, setAsking] = useState(false);
  const { send, sending } = useSend(renewPasscode);
  const renew = async () => {
    const sent = await send({ params });
    if (!sent) return;
    setAsking(false);
    if (!sent.ok) return alertFailure(`${texts.notRenewed} ${failureMessage(sent.error.failure)}`, ACTION);
    alertSuccess(texts.renewed, ACTION);
    onRenewed();
  };
  return (
    <>
      <Button icon="retry" onClick={() => setAsking(true)}>
        {texts.renew}
      </Button>
      <ConfirmDialog
        open={asking}
        sentence={texts.renewQuestion}
        subject={texts.renewConsequence}
        confirmLabel={texts.renew}
        busy={sending}
        onConfirm={() => void renew()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
