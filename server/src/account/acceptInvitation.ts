import { accountMessages } from '@smart-elevator/shared-api/contract/account/messages';
import { acceptInvitation as acceptCall } from '@smart-elevator/shared-api/contract/account/invitationEndpoints';
import type { Reply } from '@smart-elevator/shared-api/contract/endpoint';
import { clientNetwork } from '../http/clientNetwork';
import { badRequest, notFound } from '../http/HttpError';
import type { HandlerContext } from '../http/serve';
import { consumeInvitation, dealerOfInvitation } from './emailKeys';
import { rememberAddress } from './knownAddresses';
import { passwordErrors } from './passwordRules';
import { hashPassword } from './passwords';
import { digestOf, isRepeated, noteChange, orAgain } from './repeatedChange';
import { storePassword } from './resetRepository';
import { endSessionsOf } from './sessionRepository';

type Call = typeof acceptCall;

const DONE: Reply<Call> = { detail: accountMessages.invitationAccepted };

/**
 * Sets the first password of an invited user. After a refused password the invitation can still be used. Repeated with the
 * same Idempotency-Key and body, it gives the first answer (R945).
 */
export function acceptInvitation(request: HandlerContext<Call>): Promise<Reply<Call>> {
  const { db, body } = request;
  const digest = digestOf(request);
  return orAgain(
    () => acceptOnce(request, digest),
    async () => {
      const dealer_id = digest && (await dealerOfInvitation(db, body.key));
      return dealer_id && (await isRepeated(db, dealer_id, acceptCall, digest)) ? DONE : undefined;
    },
  );
}

async function acceptOnce(
  { db, body, raw }: HandlerContext<Call>,
  digest: string | undefined,
): Promise<Reply<Call>> {
  await db.transaction(async (within) => {
    const user = await consumeInvitation(within, body.key);
    if (!user) throw notFound();
    if (body.new_password1 !== body.new_password2)
      throw badRequest({ new_password2: [accountMessages.newPasswordsDiffer] });
    const faults = await passwordErrors(body.new_password2, user);
    if (faults.length > 0) throw badRequest({ new_password2: faults });
    await storePassword(within, user, await hashPassword(body.new_password1));
    await endSessionsOf(within, user);
    await rememberAddress(within, user, clientNetwork(raw));
    await noteChange(within, user.dealer_id, acceptCall, digest);
  });
  return DONE;
}
