import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/readConfig';
import { retryAfter } from '../delivery/deliveryErrors';
import type { SendPush } from './startPushDelivery';

/** Milliseconds that the service may take for an answer. */
const TIMEOUT_MS = 10_000;
/** Keys of this kind are sent with a scheme of their own; older ones as HTTP's basic scheme (R852). */
const NEW_KEY = /^os_v2_/;

/**
 * Sends to a OneSignal-compatible service. What it refuses, leaves half done or answers in words of its own is not
 * delivered; `idempotency_key` keeps a message that is sent again from arriving twice.
 */
export function oneSignalPush(
  { url, appId, key }: NonNullable<Config['push']>,
  patience = TIMEOUT_MS,
): SendPush {
  const authorization = `${NEW_KEY.test(key) ? 'Key' : 'Basic'} ${key}`;
  return async ({ message_id, recipients, heading, content }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', authorization },
      body: JSON.stringify({
        app_id: appId,
        target_channel: 'push',
        include_aliases: { external_id: recipients },
        headings: { en: heading },
        contents: { en: content },
        idempotency_key: message_id,
      }),
      // The key goes nowhere but to the address that was configured.
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    const text = await answer.text();
    if (!answer.ok)
      throw retryAfter(`The push service answered ${answer.status}.`, answer.headers.get('retry-after'));
    if (!isReceipt(text)) throw new Error(`The push service answered ${answer.status} with something else.`);
  };
}

/** An answer that takes the message over: an object with the message's id; '' when none of the devices is there any more. */
function isReceipt(text: string): boolean {
  try {
    const receipt: unknown = JSON.parse(text);
    return (
      typeof receipt === 'object' && receipt !== null && 'id' in receipt && typeof receipt.id === 'string'
    );
  } catch {
    return false;
  }
}

/** Without a service a message is a line in the log (R1007). */
export const logPush =
  (log: FastifyBaseLogger): SendPush =>
  async ({ message_id, recipients, heading, content }) =>
    log.info(
      { message_id, recipients: recipients.length, heading, content },
      'a push message was not sent: no service',
    );
