import { createHash } from 'node:crypto';
import type { BrowserMessage } from '@smart-elevator/shared-api/contract/notifications/browserPush';
import webPush from 'web-push';
import type { Db } from '../database/Database';
import type { Outbox } from '../outbox/sendOutbox';
import { retryAfter, Undeliverable } from '../outbox/sendErrors';
import { deleteBrowser, deleteUnlessLive, liveBrowser } from './browserRepository';
import { isPushService } from './pushServices';
import type { ServerKeys } from './serverKeys';

/** The sender of browser messages. */
export interface Sender {
  keys: ServerKeys;
  /** The contact address for push services: a mailto: or https: URL. */
  subject: string;
  /** Origins of push services in addition to the known ones. */
  services: readonly string[];
}

type Waiting = BrowserMessage & { subscription_id: number };

/** The time limit of a service's answer, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** Seconds for which a service stores a message for a browser that is not running. */
const TTL_SECONDS = 86_400;
/** The browser has unsubscribed, or is gone. */
const UNSUBSCRIBED_STATUSES = new Set([404, 410]);
/**
 * The message was accepted (RFC 8030, 5), with any body. With 200, push services send no body, but a proxy's
 * page has one.
 */
const ACCEPTED_STATUSES = new Set([201, 202]);
/** The message itself is refused: too long, or invalid. */
const REJECTED_STATUSES = new Set([400, 413]);

/** The messages to browsers that wait for delivery. */
export const browserOutbox = (sender: Sender): Outbox<Waiting> => ({
  table: 'web_push_outbox',
  sameRecipient: 'other.subscription_id = one.subscription_id',
  columns: ['subscription_id', 'title', 'body', 'path', 'topic'],
  send: (message, db) => send(db, message, sender),
});

async function send(
  db: Db,
  { subscription_id, title, body, path, topic }: Waiting,
  { keys, subject, services }: Sender,
): Promise<void> {
  const browser = await liveBrowser(db, subscription_id);
  if (!browser) return deleteUnlessLive(db, subscription_id);
  if (!isPushService(browser.endpoint, services))
    throw new Undeliverable('The endpoint does not belong to a known push service.');
  const request = webPush.generateRequestDetails(
    {
      endpoint: browser.endpoint,
      keys: { p256dh: browser.p256dh.toString('base64url'), auth: browser.auth.toString('base64url') },
    },
    JSON.stringify({ title, body, path, topic }),
    {
      vapidDetails: { subject, ...keys },
      TTL: TTL_SECONDS,
      // A message that is sent again after a crash replaces itself (RFC 8030, 5.4).
      topic: createHash('sha256').update(topic).digest('base64url').slice(0, 32),
    },
  );
  const answer = await fetch(browser.endpoint, {
    method: 'POST',
    headers: request.headers,
    body: new Uint8Array(request.body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const hasContent = await hasBody(answer);
  if (UNSUBSCRIBED_STATUSES.has(answer.status)) return deleteBrowser(db, subscription_id);
  const message = `The browser's push service answered ${answer.status}.`;
  if (REJECTED_STATUSES.has(answer.status)) throw new Undeliverable(message);
  if (!answer.ok) throw retryAfter(message, answer.headers.get('retry-after'));
  if (hasContent && !ACCEPTED_STATUSES.has(answer.status))
    throw new Error(`${message} It has an unexpected body.`);
}

/** Whether an answer has a body; reads only as much of it as is needed. */
async function hasBody({ body }: Response): Promise<boolean> {
  const reader = body?.getReader();
  const part = await reader?.read();
  await reader?.cancel();
  return part?.value !== undefined && part.value.length > 0;
}
