import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/readConfig';
import { currentTraceparent } from '../database/queryTime';
import { retryAfter } from '../outbox/sendErrors';
import type { SendPush } from './pushOutbox';

/** The time limit of the service's answer, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** Keys of this kind are sent with their own authentication scheme; older ones with HTTP's basic scheme (R852). */
const NEW_KEY = /^os_v2_/;

/**
 * Sends to a OneSignal-compatible service. A refusal, a partial delivery and an unknown answer count as not
 * delivered; `idempotency_key` prevents a repeated message from arriving twice.
 */
export function oneSignalPush(
  { url, appId, key }: NonNullable<Config['push']>,
  timeout = TIMEOUT_MS,
): SendPush {
  const authorization = `${NEW_KEY.test(key) ? 'Key' : 'Basic'} ${key}`;
  return async ({ message_id, recipients, heading, content }) => {
    if (recipients.length === 0) return;
    const traceparent = currentTraceparent();
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        authorization,
        ...(traceparent === undefined ? {} : { traceparent }),
      },
      body: JSON.stringify({
        app_id: appId,
        target_channel: 'push',
        include_aliases: { external_id: recipients },
        headings: { en: heading },
        contents: { en: content },
        idempotency_key: message_id,
      }),
      // The key is sent only to the configured address.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const text = await answer.text();
    if (!answer.ok)
      throw retryAfter(`The push service answered ${answer.status}.`, answer.headers.get('retry-after'));
    if (!isReceipt(text))
      throw new Error(`The push service answered ${answer.status} with an unexpected body.`);
  };
}

/**
 * Whether an answer confirms the message: an object with the message's id; '' when none of the devices exists any more.
 */
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

/** Without a service a message is only a line in the log (R1007): without its content, which is about a customer. */
export const logPush =
  (log: FastifyBaseLogger): SendPush =>
  async ({ message_id, recipients, heading }) =>
    log.info(
      { message_id, recipients: recipients.length, heading },
      'a push message was not sent: no service',
    );
