import { useState } from 'react';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { sendInvitations } from '@smart-elevator/shared-api/contract/people/endpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { ConfirmDialog } from '@smart-elevator/shared-ui/dialog/ConfirmDialog';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';

const texts = messages.invitation;
const ACTION = 'send held invitations';

/** Sends all invitations that an import held, after a question with their number. */
export function HeldInvitations({ count }: { count: number }) {
  const [asking, setAsking] = useState(false);
  const dealer_id = useDealerId();
  const { send, sending } = useSend(sendInvitations);
  const sendAll = async () => {
    const sent = await send({ params: { dealer_id }, body: {} });
    if (!sent) return;
    setAsking(false);
    if (sent.ok) return alertSuccess(texts.sent(sent.reply.invited), ACTION);
    alertFailure(`${texts.noneSent} ${failureMessage(sent.error.failure)}`, ACTION);
  };
  return (
    <div data-screen-only="">
      <Button icon="share" onClick={() => setAsking(true)}>
        {texts.sendAll}
      </Button>
      <ConfirmDialog
        open={asking}
        sentence={texts.question}
        subject={texts.writesTo(count)}
        confirmLabel={texts.confirm}
        busy={sending}
        onConfirm={() => void sendAll()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
