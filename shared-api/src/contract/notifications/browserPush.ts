import { string } from 'yup';
import { frameworkMessages } from '../frameworkMessages';
import { id, record, text } from '../fields';

const base64url = (max: number) =>
  text(max).matches(/^[A-Za-z0-9_-]+={0,2}$/, {
    message: frameworkMessages.invalid,
    excludeEmptyString: true,
  });

/** A browser's subscription, as PushSubscription.toJSON() gives it (Push API, RFC 8291). */
export const browserSubscription = record({
  /** The push service's address for this browser. */
  endpoint: text(1024),
  keys: record({ p256dh: base64url(100), auth: base64url(40) }),
});

/** A subscription that is stored: by this id it is removed. */
export const storedBrowserSubscription = record({ subscription_id: id() });

/** What a browser needs to subscribe: the server's public key (RFC 8292), base64url. */
export const browserPushKey = record({ public_key: string().defined() });

/** How many browsers of one dealer are told; a newer one takes the place of the oldest. */
export const MAX_BROWSERS_PER_USER = 20;

/** What a push message holds, as JSON; the service worker of the console reads it. */
export interface BrowserMessage {
  title: string;
  body: string;
  /** The screen that a click opens, with a leading slash. */
  path: string;
  /** A newer message of the same topic takes the place of an older one. */
  topic: string;
}
