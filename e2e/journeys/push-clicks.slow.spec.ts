import { MESSAGE, openSettings, pushesTo, shownNotifications } from '../console/pushWorker';
import { expect, test } from '../console/test';
import { WHOLE_BROWSER } from '../playwright.config';

/** The service worker of the console in a real Chromium; the browser itself delivers what a push service would. */
test.use({ ...WHOLE_BROWSER, firstVisit: true, as: 'new dealer' });

test.beforeEach(({ context, page, baseURL }) => openSettings(context, page, baseURL ?? ''));

test.describe('a click', () => {
  for (const [what, path, opened] of [
    ['opens the screen that the message names', '/editTicket/ELV-1042', '/editTicket/ELV-1042'],
    ['on a message that names another site opens the console', 'https://evil.example/x', '/'],
    ['on a message that names another host without a scheme opens the console', '//evil.example/x', '/'],
    ['on a message that names nothing opens the console', undefined, '/'],
  ] as const)
    test(what, async ({ context, page }) => {
      const push = await pushesTo(context, page);
      await push(JSON.stringify({ ...MESSAGE, path }));
      await expect.poll(async () => (await shownNotifications(page)).length).toBe(1);
      const [worker] = context.serviceWorkers();
      if (!worker) throw new Error('There is no service worker.');
      // A synthetic click cannot open a window: the worker's requests are recorded instead.
      const asked = await worker.evaluate(async () => {
        const scope = globalThis as unknown as WorkerScope;
        const addresses: string[] = [];
        scope.clients.openWindow = async (address) => void addresses.push(address);
        const [notification] = await scope.registration.getNotifications();
        const click = new scope.NotificationEvent('notificationclick', { notification });
        // Only the browser's own events keep a worker alive.
        scope.dispatchEvent(Object.assign(click, { waitUntil: () => undefined }));
        return addresses;
      });
      expect(asked).toEqual([new URL(opened, page.url()).href]);
      await expect.poll(() => shownNotifications(page)).toEqual([]);
    });
});

/** What the journeys use of a service worker's scope. */
interface WorkerScope extends EventTarget {
  clients: { openWindow: (address: string) => Promise<void> };
  registration: { getNotifications(): Promise<Notification[]> };
  NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event;
}
