import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { browserDay } from '../console/browserDay';
import { OwnSite } from '../console/ownSite';
import { databaseOf } from '../console/startConsole';
import journeys from '../playwright.config';
import { PhoneFixture } from './PhoneFixture';
import { PhoneLine } from './PhoneLine';
import { TechnicianPhone } from './TechnicianPhone';

/** `npm run verify:phone`: what a phone itself does to unsent work, each in a real browser (docs/requirements/phone.md). */
test.use({
  ...{ ...journeys.use, trace: 'off', actionTimeout: 15_000 },
  ...{ hasTouch: true, viewport: { width: 360, height: 780 } },
});

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

let fixture: PhoneFixture;
test.beforeAll(async () => {
  fixture = await PhoneFixture.start();
});
test.beforeEach(() => fixture.line.mend());
test.afterAll(() => fixture.stop());

test('a full phone says that nothing was saved, keeps what it said it would, and sends it', async ({
  context,
}) => {
  const { phone, visit } = await TechnicianPhone.at(fixture, context);
  await context.setOffline(true);
  await phone.run(visit, 0, 6);
  const devtools = await context.newCDPSession(phone.page);
  const { origin } = new URL(fixture.line.url);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  // The browser looks at the room for its databases again within half a minute.
  await expect(async () => {
    await phone.photo(visit, 0);
    const full = phone.page.getByText(/This phone has no room left. Nothing was saved/).first();
    await expect(full).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  phone.photos.get(visit.visit_id)?.pop();
  await expect(phone.strip).toHaveText(new RegExp(`${phone.kept.length} unsent`));
  await context.setOffline(false);
  await phone.sent();
  const photos = phone.photos.get(visit.visit_id)?.toSorted();
  const answers = ['Pit is dry Ok', 'Door gap Ok 4', 'Car lights Ok'];
  expect(await fixture.effectsOf(visit)).toMatchObject({ photos, answers });
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await phone.run(visit, 7);
  await phone.sent();
  await phone.expectWhole(visit);
});

for (const [where, days] of [
  ['ahead', 365],
  ['behind', -365],
] as const)
  test(`with a clock that is a year ${where} today is that of the server, as are the times of the work`, async ({
    context,
  }) => {
    await context.clock.setSystemTime(Date.now() + days * DAY_MS);
    const { phone, visit } = await TechnicianPhone.at(fixture, context);
    await phone.run(visit, 0);
    await phone.sent();
    await phone.expectWhole(visit);
    await phone.page.getByRole('link', { name: 'My Work' }).first().click();
    await expect(phone.page.getByRole('list', { name: 'Visits today' })).toBeVisible();
    const rows = await fixture.rows<{ done_day: string; ahead: number }>(
      `select v.done_day::text, extract(epoch from h.device_at - h.at)::float * 1000 as ahead
       from visit_history h join visits v using (dealer_id, visit_id) where h.visit_id = $1 and h.what = 'state'`,
      [visit.visit_id],
    );
    expect(rows).toHaveLength(3);
    for (const { done_day, ahead } of rows) {
      expect(done_day).toBe(browserDay());
      expect(Math.abs(ahead)).toBeLessThan(MINUTE_MS);
    }
  });

for (const days of [3, 30])
  test(`cases 3 and 18: after a Friday without a network and ${days} days everything is sent`, async ({
    context,
  }) => {
    const { phone, visit, states } = await TechnicianPhone.at(fixture, context);
    await context.setOffline(true);
    await phone.run(visit, 0);
    await phone.page.close();
    await context.setOffline(false);
    expect(await states()).toEqual([]);
    await context.clock.setSystemTime(Date.now() + days * DAY_MS);
    phone.page = await context.newPage();
    await phone.open(visit);
    await phone.sent();
    await phone.expectWhole(visit);
  });

test('case 19: a reload while the camera is open brings back what was typed and the place; after a cancelled camera a photo can be taken', async ({
  context,
}) => {
  const { phone, visit } = await TechnicianPhone.at(fixture, context);
  const { page } = phone;
  await phone.run(visit, 0, 5);
  await phone.parts(visit);
  const camera = page.getByRole('button', { name: 'Add a photo: Car lights' });
  let chooser = page.waitForEvent('filechooser');
  await camera.click();
  await chooser;
  await page.reload();
  await expect(camera).toBeFocused();
  await expect(camera).toBeInViewport();
  await expect(page.getByText('3 of 3 answered')).toBeVisible();
  chooser = page.waitForEvent('filechooser');
  await camera.click();
  await (await chooser).setFiles([]);
  await phone.run(visit, 5, 7);
  await phone.run(visit, 7, 9);
  await phone.toVisit(visit);
  await expect(page.getByRole('textbox', { name: 'Parts used' })).toHaveValue(/./);
  await phone.run(visit, 10);
  await phone.sent();
  await phone.expectWhole(visit);
});

/** What a later version may do to the database: it adds to it. */
const LATER = `indexedDB.open('mf-technician.outbox', 9).onupgradeneeded = ({ target }) =>
  target.result.createObjectStore('later', { keyPath: 'id' });\n`;

test.describe('where there is no worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('case 7: a deploy and a rollback while 3 items are unsent: all of them are sent', async ({
    context,
  }) => {
    const { dataDir } = fixture.running;
    process.env['CONSOLE_DATABASE'] = JSON.stringify(databaseOf(dataDir));
    process.env['CONSOLE_SECRET'] = readFileSync(path.join(dataDir, 'jwt-secret'), 'utf8').trim();
    const site = await OwnSite.start();
    const line = await PhoneLine.start(site.url);
    try {
      const { phone, visit, states } = await TechnicianPhone.at(fixture, context, line.url);
      line.fate = ({ number }) => (number === undefined ? 'well' : 503);
      await phone.run(visit, 0, 3);
      const { name: _name, ...former } = site.remote('mf-technician');
      const loaded = (version: string) =>
        phone.page.waitForResponse((answer) => answer.url().includes(`/mf-technician/${version}/`));
      const next = site.another('mf-technician', 'later', LATER);
      site.change('mf-technician', next);
      await Promise.all([loaded(next.version), phone.open(visit)]);
      await expect(phone.strip).toHaveText(/^3 unsent/);
      await phone.run(visit, 3, 4);
      site.change('mf-technician', former);
      await Promise.all([loaded(former.version), phone.open(visit)]);
      await expect(phone.strip).toHaveText(/^4 unsent/);
      expect(await states()).toEqual([]);
      line.mend();
      await phone.hurry();
      await phone.run(visit, 4);
      await phone.sent();
      await phone.expectWhole(visit);
    } finally {
      await line.stop();
      await site.stop();
    }
  });
});
