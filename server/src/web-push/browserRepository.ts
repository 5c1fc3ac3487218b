import {
  MAX_BROWSERS_PER_USER,
  type BrowserMessage,
} from '@smart-elevator/shared-api/contract/notifications/browserPush';
import type { Db } from '../database/Database';
import { currentTraceparent } from '../database/queryTime';
import { sql, type Sql } from '../database/sql';
import type { Caller } from '../http/authenticate';

/** A browser's push subscription. */
export interface Browser {
  endpoint: string;
  /** The browser's public key: an uncompressed point of P-256, 65 bytes. */
  p256dh: Buffer;
  /** The secret of the subscription, 16 bytes. */
  auth: Buffer;
}

/** The subscriptions `s` of browsers with a valid session. */
const LIVE = sql`web_push_subscriptions s
  join sessions at on at.dealer_id = s.dealer_id and at.session_id = s.session_id
    and at.revoked_at is null and at.expires_at > now()
  join users u on u.dealer_id = s.dealer_id and u.user_id = s.user_id and u.is_active and u.deleted_at is null`;

/** Whether no other dealer has signed in and subscribed in the browser of `s` since. */
const NEWEST = sql`not exists (select from web_push_subscriptions newer where newer.endpoint = s.endpoint
  and (newer.created_at, newer.subscription_id) > (s.created_at, s.subscription_id))`;

/** The browsers `s` of those people `u` that match `who`, as `subscription_id`; each receives messages. */
export const browsersOf = (who: Sql): Sql =>
  sql`select s.subscription_id from ${LIVE} where ${who} and ${NEWEST}`;

/**
 * Stores a browser of the caller's session and deletes the person's oldest browsers. A browser has one row for each
 * dealer who subscribed in it, so that no dealer's rows are changed by another; the last one receives the messages.
 */
export async function storeBrowser(
  db: Db,
  { dealer_id, user_id, session_id }: Caller,
  { endpoint, p256dh, auth }: Browser,
): Promise<number> {
  // Messages for the previous user must not be shown to another one.
  await db.query(sql`delete from web_push_subscriptions
    where dealer_id = ${dealer_id} and endpoint = ${endpoint} and user_id <> ${user_id}`);
  const [stored] = await db.query<{ subscription_id: number }>(sql`
    insert into web_push_subscriptions (dealer_id, user_id, session_id, endpoint, p256dh, auth)
    values (${dealer_id}, ${user_id}, ${session_id}, ${endpoint}, ${p256dh}, ${auth})
    on conflict (dealer_id, endpoint) do update set session_id = excluded.session_id, p256dh = excluded.p256dh,
      auth = excluded.auth, created_at = now()
    returning subscription_id`);
  await db.query(sql`delete from web_push_subscriptions where subscription_id in (
    select subscription_id from web_push_subscriptions where dealer_id = ${dealer_id} and user_id = ${user_id}
    order by created_at desc, subscription_id desc offset ${MAX_BROWSERS_PER_USER})`);
  if (!stored) throw new Error('The browser was not stored.');
  return stored.subscription_id;
}

/** Deletes a browser of the caller; returns whether there was one. */
export async function deleteOwnBrowser(
  db: Db,
  { dealer_id, user_id }: Caller,
  subscription_id: number,
): Promise<boolean> {
  const dropped = await db.query(sql`
    delete from web_push_subscriptions where dealer_id = ${dealer_id} and user_id = ${user_id}
    and subscription_id = ${subscription_id} returning 1`);
  return dropped.length > 0;
}

/**
 * A browser that receives messages; undefined when it or its session is gone, or another dealer signed in there since.
 */
export async function liveBrowser(db: Db, subscription_id: number): Promise<Browser | undefined> {
  const [browser] = await db.query<Browser>(sql`select s.endpoint, s.p256dh, s.auth from ${LIVE}
    where s.subscription_id = ${subscription_id} and ${NEWEST}`);
  return browser;
}

/** Deletes a browser and its waiting messages, because its service reported that it is gone. */
export async function deleteBrowser(db: Db, subscription_id: number): Promise<void> {
  await db.query(sql`delete from web_push_subscriptions where subscription_id = ${subscription_id}`);
}

/** Deletes a browser whose session is over, and its waiting messages. */
export async function deleteUnlessLive(db: Db, subscription_id: number): Promise<void> {
  await db.query(sql`delete from web_push_subscriptions where subscription_id = ${subscription_id}
    and not exists (select from ${LIVE} where s.subscription_id = ${subscription_id})`);
}

/** Queues one message for each dealer, about all events of that dealer. */
export async function enqueuePerDealer<Event extends { dealer_id: number }>(
  db: Db,
  events: readonly Event[],
  messageOf: (first: Event, count: number) => BrowserMessage,
): Promise<void> {
  const byDealer = new Map<number, { first: Event; count: number }>();
  for (const event of events) {
    const { first = event, count = 0 } = byDealer.get(event.dealer_id) ?? {};
    byDealer.set(event.dealer_id, { first, count: count + 1 });
  }
  for (const dealer_id of await dealersWithBrowsers(db, [...byDealer.keys()])) {
    const event = byDealer.get(dealer_id);
    if (event) await enqueueBrowserMessage(db, dealer_id, messageOf(event.first, event.count));
  }
}

/** Those of these dealers that have a browser that receives messages. */
async function dealersWithBrowsers(db: Db, dealer_ids: readonly number[]): Promise<number[]> {
  if (dealer_ids.length === 0) return [];
  const found = await db.query<{ dealer_id: number }>(sql`select distinct s.dealer_id from ${LIVE}
    where s.dealer_id = any(${[...dealer_ids]}::bigint[]) and u.user_id = s.dealer_id and ${NEWEST}`);
  return found.map(({ dealer_id }) => dealer_id);
}

/**
 * Queues a message to the dealer's browsers in the transaction that it reports (R847); not to the one of the session
 * `except`, which made the change.
 */
export async function enqueueBrowserMessage(
  db: Db,
  dealer_id: number,
  { title, body, path, topic }: BrowserMessage,
  except?: string,
): Promise<void> {
  const others: Sql = except === undefined ? sql`true` : sql`s.session_id <> ${except}::uuid`;
  await db.query(sql`
    insert into web_push_outbox (dealer_id, subscription_id, title, body, path, topic, traceparent)
    select s.dealer_id, s.subscription_id, ${title}, ${body}, ${path}, ${topic}, ${currentTraceparent()}
    from ${LIVE}
    where s.dealer_id = ${dealer_id} and u.user_id = ${dealer_id} and ${others} and ${NEWEST}`);
}

/**
 * Queues messages to the browsers of people of a dealer, in the transaction that they report (R1425); deleted and
 * deactivated people get none.
 */
export async function enqueuePersonMessages(
  db: Db,
  dealer_id: number,
  messages: readonly (BrowserMessage & { user_id: number })[],
): Promise<void> {
  if (messages.length === 0) return;
  await db.query(sql`
    insert into web_push_outbox (dealer_id, subscription_id, title, body, path, topic, traceparent)
    select s.dealer_id, s.subscription_id, m.title, m.body, m.path, m.topic, ${currentTraceparent()}
    from ${LIVE}
    join jsonb_to_recordset(${JSON.stringify(messages)}::jsonb)
      as m (user_id bigint, title text, body text, path text, topic text) on m.user_id = s.user_id
    where s.dealer_id = ${dealer_id} and ${NEWEST}`);
}
