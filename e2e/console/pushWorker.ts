import type { BrowserContext, Page } from '@playwright/test';
import { settled } from './screens';

/** A message of the push service about a ticket. */
export const MESSAGE = {
  title: 'New ticket ELV-1042',
  body: 'लिफ्ट 1: ₹ Door does not close',
  path: '/editTicket/ELV-1042',
  topic: 'ticket 7',
};

/** Allows notifications and opens Settings. */
export async function openSettings(context: BrowserContext, page: Page, origin: string): Promise<void> {
  await context.grantPermissions(['notifications'], { origin });
  await page.goto('/import');
  await settled(page, 'Settings');
}

/** Registers the worker as the console does; returns a function that delivers a message to it like a push service. */
export async function pushesTo(
  context: BrowserContext,
  page: Page,
): Promise<(data: string) => Promise<void>> {
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
    // Chromium loses a notification that is queried while it is being shown: query only afterwards.
    const done = new Promise<void>((resolve) =>
      devtools.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent }) => {
        if (backgroundServiceEvent.eventName === 'Push event completed') resolve();
      }),
    );
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    await done;
  };
}

/** The notifications that the browser shows now. */
export const shownNotifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, path: data?.path }));
  });
