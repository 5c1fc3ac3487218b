import type { BrowserContext, Page } from '@playwright/test';
import { Client } from 'pg';
import { elevatorFixture } from '../console/elevatorFixture';
import { registerDealer } from '../console/people';
import { localPushService, subscribeAt } from '../console/pushService';
import { settled } from '../console/screens';
import { signIn } from '../console/signIn';
import { databaseOf, startConsole } from '../console/startConsole';
import { expect, test } from '../console/test';
import { WHOLE_BROWSER } from '../playwright.config';

test.use(WHOLE_BROWSER);

test.use({ firstVisit: true });

const theSwitch = (page: Page) => page.getByRole('switch', { name: 'Show notifications in this browser' });

/** The browser's permissions for an address before the console asks: what is not granted is denied. */
const allow = (context: BrowserContext, origin: string, allowed: boolean) =>
  context.grantPermissions(allowed ? ['notifications'] : [], { origin });

test.describe('a dealer who has forbidden notifications', () => {
  test.use({ as: 'new dealer' });

  test('reads in Settings how to allow them, and there is no switch', async ({ page, context, baseURL }) => {
    await allow(context, baseURL ?? '', false);
    await page.goto('/import');
    await settled(page, 'Settings');
    await expect(page.getByText(/^You have blocked notifications from this site/)).toBeVisible();
    await expect(theSwitch(page)).toHaveCount(0);
  });
});

test.describe('a dealer who allows notifications', () => {
  test.use({ as: 'nobody' });
  // It includes the start of a separate console.
  test.setTimeout(90_000);

  test('gets notifications of others’ tickets when they are on, also after a reload, and none when they are off', async ({
    page,
    context,
    playwright,
  }) => {
    const service = await localPushService();
    const { url, dataDir, stop } = await startConsole({ DEMO: '0', WEB_PUSH_SERVICES: service.origin });
    const api = await playwright.request.newContext({ baseURL: url });
    const database = new Client(databaseOf(dataDir));
    try {
      await database.connect();
      const dealer = await registerDealer(api);
      const { makeTicket } = await elevatorFixture(api, dealer);
      await allow(context, url, true);
      await subscribeAt(page, service);
      await page.goto(`${url}/login`);
      await signIn(page, dealer);
      await expect(page).toHaveURL(`${url}/amc_count`);
      await page.goto(`${url}/import`);
      await settled(page, 'Settings');

      await expect(theSwitch(page)).not.toBeChecked();
      await theSwitch(page).click();
      await expect(page.getByText('This browser now shows notifications.')).toBeVisible();
      await expect(page.getByText('Notifications stay on until you sign out in this browser.')).toBeVisible();
      await makeTicket();
      await expect.poll(() => service.received.length).toBe(1);
      const [message] = service.received;
      expect(message).toMatchObject({ path: '/browser', headers: { 'content-encoding': 'aes128gcm' } });
      expect(message?.headers.authorization).toMatch(/^vapid t=[\w.-]+, k=[\w-]+$/);

      await page.reload();
      await settled(page, 'Settings');
      await expect(theSwitch(page)).toBeChecked();
      await makeTicket();
      await expect.poll(() => service.received.length).toBe(2);

      await theSwitch(page).click();
      await expect(page.getByText('This browser no longer shows notifications.')).toBeVisible();
      await expect(theSwitch(page)).not.toBeChecked();
      await makeTicket();
      const { rows } = await database.query(
        'select (select count(*)::int from web_push_subscriptions) as browsers, count(*)::int as waiting from web_push_outbox where sent_at is null',
      );
      expect(rows).toEqual([{ browsers: 0, waiting: 0 }]);
    } finally {
      // It would keep requesting the stream of a stopped server.
      await page.goto('about:blank');
      await database.end();
      await api.dispose();
      await stop();
      await service.stop();
    }
  });
});
