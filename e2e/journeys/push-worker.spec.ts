import type { BrowserContext, Page } from '@playwright/test';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';
import { WHOLE_BROWSER } from '../playwright.config';

test.use(WHOLE_BROWSER);

test.use({ firstVisit: true });

/** The service worker of the console in a real Chromium, told by the browser itself as its push service would. */
test.use({ as: 'new dealer' });

const MESSAGE = {
  title: 'New ticket ELV-1042',
  body: 'लिफ्ट 1: ₹ Door does not close',
  path: '/editTicket/ELV-1042',
  topic: 'ticket 7',
};

test.beforeEach(async ({ context, page, baseURL }) => {
  await context.grantPermissions(['notifications'], { origin: baseURL ?? '' });
  await page.goto('/import');
  await settled(page, 'Settings');
});

/** Registers the worker as the console does, and gives what hands it a message as a push service would. */
async function pushesTo(context: BrowserContext, page: Page): Promise<(data: string) => Promise<void>> {
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active) resolve(active.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/push-worker.js', { scope: '/' });
    await navigator.serviceWorker.ready;
  });
  const registrationId = await registered;
  await devtools.send('BackgroundService.startObserving', { service: 'pushMessaging' });
  await devtools.send('BackgroundService.setRecording', { shouldRecord: true, service: 'pushMessaging' });
  const { origin } = new URL(page.url());
  return async (data) => {
    // Chromium forgets a notification that it is asked for while it is about to show it: none asks before it is done.
    const done = new Promise<void>((resolve) =>
      devtools.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent }) => {
        if (backgroundServiceEvent.eventName === 'Push event completed') resolve();
      }),
    );
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    await done;
  };
}

/** What the browser shows now. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, path: data?.path }));
  });

test('a message is shown in its own words; a newer one of the same topic takes its place', async ({
  context,
  page,
}) => {
  const push = await pushesTo(context, page);
  const { title, body, path, topic } = MESSAGE;
  await push(JSON.stringify(MESSAGE));
  await expect.poll(() => shown(page)).toEqual([{ title, body, path, tag: topic }]);
  await push(JSON.stringify({ ...MESSAGE, body: 'North 1: Stuck' }));
  await expect.poll(() => shown(page)).toEqual([{ title, body: 'North 1: Stuck', path, tag: topic }]);
});

for (const [what, data] of [
  ['no JSON', '<html>Welcome</html>'],
  ['nothing', ''],
  ['null', 'null'],
  ['a title that is no text', '{"title":{"a":1}}'],
  ['an empty title', '{"title":""}'],
] as const)
  test(`a message of ${what} is shown all the same, as the console's own: browsers forbid silent ones`, async ({
    context,
    page,
  }) => {
    const push = await pushesTo(context, page);
    await push(data);
    await expect
      .poll(() => shown(page))
      .toEqual([{ title: 'Smart Elevator Maintenance', body: '', tag: 'news', path: '/amc_count' }]);
  });

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
      await expect.poll(async () => (await shown(page)).length).toBe(1);
      const [worker] = context.serviceWorkers();
      if (!worker) throw new Error('There is no service worker.');
      // A click of nobody may open no window: what the worker asks for is noted instead.
      const asked = await worker.evaluate(async () => {
        const scope = globalThis as unknown as WorkerScope;
        const addresses: string[] = [];
        scope.clients.openWindow = async (address) => void addresses.push(address);
        const [notification] = await scope.registration.getNotifications();
        const click = new scope.NotificationEvent('notificationclick', { notification });
        // Only the browser's own events let a worker live on.
        scope.dispatchEvent(Object.assign(click, { waitUntil: () => undefined }));
        return addresses;
      });
      expect(asked).toEqual([new URL(opened, page.url()).href]);
      await expect.poll(() => shown(page)).toEqual([]);
    });
});

/** What the journeys use of a service worker's scope. */
interface WorkerScope extends EventTarget {
  clients: { openWindow: (address: string) => Promise<void> };
  registration: { getNotifications(): Promise<Notification[]> };
  NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event;
}
