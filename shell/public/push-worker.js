/*
 * Shows what the server tells this browser, and opens the screen that a click asks for. It stands by itself at a fixed
 * address, so that it works while no tab of the console is open; it caches nothing and touches no request.
 */

/** A message that cannot be read is shown all the same: a browser forbids messages that show nothing. */
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

/** Opens a screen of the console, in a tab of its own: what is open elsewhere, a form perhaps, stays as it is. */
function open(path) {
  const address = new URL(typeof path === 'string' ? path : '/', self.location.origin);
  const own = address.origin === self.location.origin ? address : new URL('/', self.location.origin);
  return self.clients.openWindow(own.href);
}
