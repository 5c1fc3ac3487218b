import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/readConfig';
import { currentTraceparent } from '../database/queryTime';
import { retryAfter } from '../outbox/sendErrors';
import type { SendText } from './textOutbox';

/** The time limit of the gateway's answer, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Sends to a gateway for text messages (R1451): POST of JSON with `to`, `text` and `id`, which is the same on every try, so that the
 * gateway can drop repetitions. An answer from 200 to 299 is a delivery; everything else is tried again.
 */
export function httpTexts({ url, token }: NonNullable<Config['texts']>, timeout = TIMEOUT_MS): SendText {
  return async ({ message_id, recipient, body }) => {
    const traceparent = currentTraceparent();
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        authorization: `Bearer ${token}`,
        ...(traceparent === undefined ? {} : { traceparent }),
      },
      body: JSON.stringify({ to: recipient, text: body, id: message_id }),
      // The token is sent only to the configured address.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    await answer.body?.cancel();
    if (!answer.ok)
      throw retryAfter(
        `The gateway for text messages answered ${answer.status}.`,
        answer.headers.get('retry-after'),
      );
  };
}

/** Messages that wait for a gateway that is gone are a line in the log: without their number and content. */
export const logTexts =
  (log: FastifyBaseLogger): SendText =>
  async ({ message_id }) =>
    log.info({ message_id }, 'a text message was not sent: no gateway');
