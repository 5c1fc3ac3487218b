import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { activatePerson } from '@smart-elevator/shared-api/contract/people/endpoints';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';
import type { Somebody } from './Somebody';
import { switchAction } from './useDeactivation';

const said = messages.active;

/** Lets somebody sign in and work again. */
export function ActivatePerson({ person: { user_id, username } }: { person: Somebody }) {
  const dealer_id = useDealerId();
  const { send } = useSend(activatePerson);
  const activate = async () => {
    const sent = await send({ params: { dealer_id }, body: { user_id } });
    if (!sent) return;
    if (sent.ok) return alertSuccess(sent.reply.detail, switchAction(user_id));
    alertFailure(`${said.notActivated(username)} ${sentenceFor(sent.error.failure)}`, switchAction(user_id));
  };
  return <IconButton label={said.activate(username)} icon="user" onClick={() => void activate()} />;
}
