// @ts-check
/*
 * Shows the server's push messages, and opens the screen of a clicked message. It is a separate file at a fixed
 * address, so that it works while no tab of the console is open; it caches nothing and handles no requests.
 */

/** The global scope: TypeScript's library declares `self` for all kinds of workers. */
const worker = /** @type {ServiceWorkerGlobalScope & typeof globalThis} */ (self);

/** Shown for a message that cannot be parsed: browsers require that every push message shows a notification. */
const UNREADABLE = { title: 'Smart Elevator Maintenance', body: '', path: '/amc_count', topic: 'news' };

worker.addEventListener('push', (event) => {
  const { title, body, path, topic } = messageOf(event.data);
  event.waitUntil(
    worker.registration.showNotification(title, { body, tag: topic, icon: '/icon.svg', data: { path } }),
  );
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path));
});

/**
 * @param {PushMessageData | null} data
 * @returns {typeof UNREADABLE}
 */
function messageOf(data) {
  if (!data) return UNREADABLE;
  try {
    const { title, body, path, topic } = data.json();
    return typeof title === 'string' && title !== '' ? { title, body, path, topic } : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

/**
 * Opens a screen of the console in a new tab, so that an open form in another tab is not lost.
 *
 * @param {unknown} path
 */
function open(path) {
  const address = new URL(typeof path === 'string' ? path : '/', worker.location.origin);
  const own = address.origin === worker.location.origin ? address : new URL('/', worker.location.origin);
  return worker.clients.openWindow(own.href);
}
