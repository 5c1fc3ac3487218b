import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { sendInvitations } from '@smart-elevator/shared-api/contract/people/endpoints';
import type { Customer } from '@smart-elevator/shared-api/contract/people/person';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { VisuallyHidden } from '@smart-elevator/shared-ui/hidden/VisuallyHidden';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';

const texts = messages.invitation;

type Invited = Pick<Customer, 'user_id' | 'email' | 'invitation' | 'is_active'>;

/** Whether an invitation is held or waits for its answer, and a button that sends it, also a second time. */
export function PersonInvitation({ person }: { person: Invited }) {
  const { user_id, email, invitation, is_active } = person;
  const dealer_id = useDealerId();
  const { send, sending } = useSend(sendInvitations);
  const invite = async () => {
    const action = `invite user ${user_id}`;
    const sent = await send({ params: { dealer_id }, body: { user_id } });
    if (!sent) return;
    if (sent.ok) return alertSuccess(texts.sentTo(email), action);
    const reasons = Object.values(sent.error.fields).flat().map(translateServerMessage).join(' ');
    alertFailure(`${texts.notSent(email)} ${reasons || failureMessage(sent.error.failure)}`, action);
  };
  return (
    <span>
      {invitation === 'Held' ? texts.held : texts.waiting}{' '}
      {is_active === false ? null : (
        <span data-screen-only="">
          <Button kind="link" busy={sending} onClick={() => void invite()}>
            {invitation === 'Held' ? texts.send : texts.again}
            <VisuallyHidden>: {email}</VisuallyHidden>
          </Button>
        </span>
      )}
    </span>
  );
}
