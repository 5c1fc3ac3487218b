import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { sendInvitations } from '@smart-elevator/shared-api/contract/people/endpoints';
import type { Customer } from '@smart-elevator/shared-api/contract/people/person';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { VisuallyHidden } from '@smart-elevator/shared-ui/icon/VisuallyHidden';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { useSendWithAlert } from '@smart-elevator/shared-ui/screens/useSendWithAlert';
import { messages } from '../messages';

const texts = messages.invitation;

type Invited = Pick<Customer, 'user_id' | 'email' | 'invitation' | 'is_active'>;

/** Whether an invitation is held or waits for its answer, and a button that sends it, also a second time. */
export function PersonInvitation({ person }: { person: Invited }) {
  const { user_id, email, invitation, is_active } = person;
  const dealer_id = useDealerId();
  const { send, sending } = useSendWithAlert(sendInvitations, {
    action: `invite user ${user_id}`,
    done: texts.sentTo(email),
    failed: ({ fields }, reason) => {
      const reasons = Object.values(fields).flat().map(translateServerMessage).join(' ');
      return `${texts.notSent(email)} ${reasons || reason}`;
    },
  });
  const invite = () => void send({ params: { dealer_id }, body: { user_id } });
  return (
    <span>
      {invitation === 'Held' ? texts.held : texts.waiting}{' '}
      {is_active === false ? null : (
        <span data-screen-only="">
          <Button kind="link" busy={sending} onClick={invite}>
            {invitation === 'Held' ? texts.send : texts.again}
            <VisuallyHidden>: {email}</VisuallyHidden>
          </Button>
        </span>
      )}
    </span>
  );
}
