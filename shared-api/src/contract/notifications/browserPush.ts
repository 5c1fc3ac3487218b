import { string } from 'yup';
import { frameworkMessages } from '../frameworkMessages';
import { record, text, id } from '../fields';

const base64url = (max: number) =>
  text(max).matches(/^[A-Za-z0-9_-]+={0,2}$/, {
    message: frameworkMessages.invalid,
    excludeEmptyString: true,
  });

/** A browser's subscription, as PushSubscription.toJSON() returns it (Push API, RFC 8291). */
export const browserSubscription = record({
  /** The push service's address for this browser. */
  endpoint: text(1024),
  keys: record({ p256dh: base64url(100), auth: base64url(40) }),
});

/** A stored subscription; its id is used to remove it. */
export const storedBrowserSubscription = record({ subscription_id: id() });

/** The data that a browser needs to subscribe: the server's public key (RFC 8292), base64url. */
export const browserPushKey = record({ public_key: string().defined() });

/** The maximum number of browsers per dealer; a new one replaces the oldest. */
export const MAX_BROWSERS_PER_USER = 20;

/** The content of a push message, as JSON; the console's service worker reads it. */
export interface BrowserMessage {
  title: string;
  body: string;
  /** The screen that a click opens, with a leading slash. */
  path: string;
  /** A newer message of the same topic replaces an older one. */
  topic: string;
}
