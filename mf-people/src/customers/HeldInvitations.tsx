import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { sendInvitations } from '@smart-elevator/shared-api/contract/people/endpoints';
import { ConfirmSend } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { messages } from '../messages';

const texts = messages.invitation;

/** Sends all invitations that an import held, after a question with their number. */
export const HeldInvitations = ({ count }: { count: number }) => (
  <div data-screen-only="">
    <ConfirmSend
      icon="share"
      label={texts.sendAll}
      endpoint={sendInvitations}
      input={{ params: { dealer_id: useDealerId() }, body: {} }}
      question={texts.question}
      subject={texts.writesTo(count)}
      confirmLabel={texts.confirm}
      action="send held invitations"
      done={({ invited }) => texts.sent(invited)}
      failed={(_, reason) => `${texts.noneSent} ${reason}`}
    />
  </div>
);
