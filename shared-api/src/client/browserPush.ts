import {
  addBrowserSubscription,
  readBrowserPush,
  removeBrowserSubscription,
} from '../contract/notifications/browserEndpoints';
import { browserStorage } from './browserStorage';
import { withTabLock } from './withTabLock';
import { asApiError } from './ApiError';
import { call } from './call';

/** The URL of the service worker, and its scope: the whole console. */
const WORKER = '/push-worker.js';
const SCOPE = '/';

/**
 * Whether this browser shows the console's notifications for the user: `unsupported` by the browser or its server;
 * `blocked` by the dealer in the browser's settings.
 */
export type BrowserPushState = 'unsupported' | 'blocked' | 'off' | 'on';

const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The state in this browser, without a call and without a prompt. */
export async function browserPushState(user_id: number): Promise<BrowserPushState> {
  if (!canPush()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  try {
    return (await findSubscription()) && markedId() === user_id ? 'on' : 'off';
  } catch {
    return 'unsupported';
  }
}

/**
 * Asks the dealer for permission, subscribes this browser and registers it with the server; returns the new state.
 * Throws ApiError when the server or the browser's push service cannot be reached.
 */
export async function enableBrowserPush(user_id: number): Promise<BrowserPushState> {
  if (!canPush()) return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  try {
    await oneAtATime(() => subscribe(user_id));
    return 'on';
  } catch (error) {
    // Another back end, without notifications.
    if ([404, 405].includes(asApiError(error).status)) return 'unsupported';
    throw error;
  }
}

/**
 * Ends the notifications of this browser. Throws ApiError when the server cannot be reached; the browser then still
 * shows no more of them.
 */
export function disableBrowserPush(): Promise<void> {
  return oneAtATime(async () => {
    const subscription_id = markedId('subscription');
    await unsubscribe();
    if (subscription_id === undefined) return;
    await call(removeBrowserSubscription, { params: { subscription_id } }).catch((error: unknown) => {
      if (asApiError(error).status !== 404) throw error;
    });
  });
}

/** Ends the notifications in the browser alone, when the session is over: the server sends none to ended sessions. */
export function unsubscribeBrowserPush(): Promise<void> {
  return oneAtATime(unsubscribe);
}

/**
 * Adapts the notifications to the signed-in user: the same dealer in a new session is registered again; for any other
 * user they end.
 */
export async function resumeBrowserPush(user_id: number): Promise<void> {
  if (markedId() === undefined) return;
  await oneAtATime(async () => {
    const subscription = await ownSubscription();
    if (!subscription) return;
    if (markedId() !== user_id || Notification.permission !== 'granted') return unsubscribe();
    await subscribe(user_id);
  });
}

/** A running resumption must not subscribe again after the dealer switched notifications off, here or in another tab. */
const oneAtATime = (change: () => Promise<void>): Promise<void> => withTabLock('browser-push', change);

async function unsubscribe(): Promise<void> {
  browserStorage.removeItem(MARK_KEY);
  const subscription = await ownSubscription();
  await subscription?.unsubscribe();
}

async function subscribe(user_id: number): Promise<void> {
  const { public_key } = await call(readBrowserPush, {});
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const known = await registration.pushManager.getSubscription();
  // With another server key, its messages would be refused.
  if (known && keyOf(known) !== public_key) await known.unsubscribe();
  const { endpoint, keys } = (
    await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: public_key })
  ).toJSON();
  const { subscription_id } = await call(addBrowserSubscription, {
    body: { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } },
  });
  keepMark(user_id, subscription_id);
}

/** This browser's subscription; undefined when there is none, or the browser refuses to tell (R177). */
async function ownSubscription(): Promise<PushSubscription | undefined> {
  return canPush() ? findSubscription().catch(() => undefined) : undefined;
}

async function findSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** The server key of a subscription, base64url. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

const MARK_KEY = 'smart-elevator.browser-push';

interface Mark {
  user_id: number;
  subscription_id: number;
}

/**
 * Stores for which user this browser shows notifications, and the id of the subscription; deleted with the other
 * session data.
 */
function keepMark(user_id: number, subscription_id: number): void {
  browserStorage.setItem(MARK_KEY, JSON.stringify({ user_id, subscription_id } satisfies Mark));
}

/**
 * The id of the user for whom this browser shows notifications, or of the subscription; undefined when there is none.
 */
function markedId(which: 'user' | 'subscription' = 'user'): number | undefined {
  try {
    const mark: unknown = JSON.parse(browserStorage.getItem(MARK_KEY) ?? 'null');
    if (mark === null || typeof mark !== 'object') return undefined;
    const { user_id, subscription_id } = mark as Partial<Mark>;
    return which === 'user' ? user_id : subscription_id;
  } catch {
    return undefined;
  }
}
