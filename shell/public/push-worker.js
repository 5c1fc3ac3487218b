/*
 * Shows the server's push messages, and opens the screen of a clicked message. It is a separate file at a fixed
 * address, so that it works while no tab of the console is open; it caches nothing and handles no requests.
 */

/** Shown for a message that cannot be parsed: browsers require that every push message shows a notification. */
const UNREADABLE = { title: 'Smart Elevator Maintenance', body: '', path: '/amc_count', topic: 'news' };

self.addEventListener('push', (event) => {
  const { title, body, path, topic } = messageOf(event.data);
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: topic, icon: '/icon.svg', data: { path } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path));
});

function messageOf(data) {
  try {
    const { title, body, path, topic } = data.json();
    return typeof title === 'string' && title !== '' ? { title, body, path, topic } : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

/** Opens a screen of the console in a new tab, so that an open form in another tab is not lost. */
function open(path) {
  const address = new URL(typeof path === 'string' ? path : '/', self.location.origin);
  const own = address.origin === self.location.origin ? address : new URL('/', self.location.origin);
  return self.clients.openWindow(own.href);
}
