import { createHash } from 'node:crypto';
import type { BrowserMessage } from '@smart-elevator/shared-api/contract/notifications/browserPush';
import type { FastifyBaseLogger } from 'fastify';
import webPush from 'web-push';
import type { Database, Db } from '../database/Database';
import { deliverNext, startDelivery, type Outbox } from '../delivery/outboxDelivery';
import type { BackgroundTask } from '../lifecycle/runRepeatedly';
import { retryAfter, Undeliverable } from '../delivery/deliveryErrors';
import { deleteBrowser, deleteUnlessLive, liveBrowser } from './browserRepository';
import { isPushService } from './pushServices';
import type { ServerKeys } from './serverKeys';

/** As whom browsers are told. */
export interface Sender {
  keys: ServerKeys;
  /** Whom a push service may ask about this server: a mailto: or https: address. */
  subject: string;
  /** Origins of push services beside the known ones. */
  services: readonly string[];
}

type Waiting = BrowserMessage & { subscription_id: number };

/** Milliseconds that a service may take for an answer. */
const TIMEOUT_MS = 10_000;
/** Seconds for which a service keeps a message for a browser that is not running. */
const TTL_SECONDS = 86_400;
/** The browser has unsubscribed, or is gone. */
const UNSUBSCRIBED_STATUSES = new Set([404, 410]);
/** The message was taken (RFC 8030, 5), whatever else is said. Services that answer 200 say nothing; a proxy's page does. */
const ACCEPTED_STATUSES = new Set([201, 202]);
/** The message itself is refused: too long, or not understood. */
const REJECTED_STATUSES = new Set([400, 413]);

const browserOutbox = (sender: Sender): Outbox<Waiting> => ({
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
    throw new Undeliverable('The endpoint belongs to no push service that is known.');
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
  const words = await hasWords(answer);
  if (UNSUBSCRIBED_STATUSES.has(answer.status)) return deleteBrowser(db, subscription_id);
  const said = `The browser's push service answered ${answer.status}.`;
  if (REJECTED_STATUSES.has(answer.status)) throw new Undeliverable(said);
  if (!answer.ok) throw retryAfter(said, answer.headers.get('retry-after'));
  if (words && !ACCEPTED_STATUSES.has(answer.status)) throw new Error(`${said} It said something else.`);
}

/** Whether an answer has a body; no more of it is read than that takes. */
async function hasWords({ body }: Response): Promise<boolean> {
  const reader = body?.getReader();
  const part = await reader?.read();
  await reader?.cancel();
  return part?.value !== undefined && part.value.length > 0;
}

/** Delivers what waits for browsers until it is stopped; several servers share the work. */
export const startBrowserDelivery = (
  database: Database,
  sender: Sender,
  log: FastifyBaseLogger,
  atOnce?: number,
): BackgroundTask => startDelivery(database, browserOutbox(sender), log, atOnce);

/** Delivers the next message that is due, if there is one. */
export const deliverNextToBrowser = (
  database: Database,
  sender: Sender,
  log: FastifyBaseLogger,
): Promise<boolean> => deliverNext(database, browserOutbox(sender), log);
