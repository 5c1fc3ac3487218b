import { setTimeout as pause } from 'node:timers/promises';
import type { registrationMail as registrationMailCall } from '@smart-elevator/shared-api/contract/people/endpoints';
import type { Reply } from '@smart-elevator/shared-api/contract/endpoint';
import { sql } from '../database/sql';
import type { HandlerContext } from '../http/serve';

type Call = typeof registrationMailCall;

/** For how long the answer waits for the first try, milliseconds; mails are sent every second. */
const LONGEST_WAIT_MS = 3_000;
const STEP_MS = 100;

/**
 * Whether the verification e-mail of a registration was sent (R181). A registration that does not exist, or is verified, has
 * the answer of one whose mail waits.
 */
export async function registrationMail({ db, body, raw }: HandlerContext<Call>): Promise<Reply<Call>> {
  if (!raw.server.settings.hasMailServer) return { mail: 'None' };
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += STEP_MS) {
    const [mail] = await db.query<{ is_sent: boolean; attempts: number }>(sql`
      select o.sent_at is not null as is_sent, o.attempts from sign_in_names n
      join users u on u.dealer_id = n.dealer_id and u.user_id = n.user_id and not u.is_verified
      join outbox o on o.dealer_id = u.dealer_id and o.recipient = u.email
      where n.username = lower(${body.username}) and n.email = lower(${body.email})
      order by o.created_at desc limit 1`);
    if (mail?.is_sent) return { mail: 'Sent' };
    if (!mail || mail.attempts > 0) break;
    await pause(STEP_MS);
  }
  return { mail: 'Waiting' };
}
