import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { DEMO } from '../console/people';
import { signIn } from '../console/signIn';
import { cutApi } from './cutApi';
import { ReleaseFixture } from './ReleaseFixture';

/**
 * `npm run verify:phone-worker`: the technician's phone starts without a network, changes its release as a whole at the next
 * start, and not while work is unsent; the operator's switch leaves unsent work alone (R1420, R1421, R1423).
 */
let fixture: ReleaseFixture;
const rows: string[] = [];
test.beforeAll(async () => {
  fixture = await ReleaseFixture.start();
});
test.afterAll(async () => {
  await fixture.stop();
  console.log(rows.join('\n'));
});

const onTheWay = (page: Page) => page.getByRole('button', { name: 'On the way' });
const strip = (page: Page) => page.getByRole('link', { name: /unsent since/ });

/** The mark of the remote that a page runs; the one that was built has none. */
const releaseOf = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['release'] ?? 'as built');

/** Whether another release is installed, and waits for the next start. */
const lookForRelease = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/my_work');
    await registration?.update();
    return registration?.waiting !== null;
  });

/** Opens an address in a new page, as a start of the app. */
async function start(context: BrowserContext, address = '/my_work'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

/** The release that the next starts have; each is a start of the app, after the former was closed. */
const nextRelease = async (context: BrowserContext): Promise<string> => {
  const page = await start(context);
  await expect(page.getByRole('heading', { level: 1, name: 'My Work' })).toBeVisible();
  const release = await releaseOf(page);
  await page.close();
  return release;
};

test('the second start needs no network, at the first page and at a deep link; an expired session stays (R1420)', async () => {
  const technician = await fixture.technician();
  const context = await fixture.phone();
  const first = await fixture.firstVisit(context, technician);
  await expect(onTheWay(first)).toBeVisible();
  await first.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('smart-elevator.session') ?? '{}');
    // Of 2001: the token is refreshed before the first call.
    kept.state.session.clock_offset = -800_000_000;
    localStorage.setItem('smart-elevator.session', JSON.stringify(kept));
  });
  await first.close();
  await context.setOffline(true);
  for (const address of ['/my_work', `/my_work/visit?visitId=${technician.visit_id}`]) {
    const page = await context.newPage();
    const began = Date.now();
    await page.goto(address);
    await expect(onTheWay(page)).toBeVisible();
    const shown = await page.evaluate(() => Math.round(performance.now()));
    rows.push(
      `second start offline at ${address.split('?')[0]}: ${shown} ms (${Date.now() - began} ms by the clock of the proof)`,
    );
    expect(shown).toBeLessThan(1_000);
    expect(await page.evaluate(() => localStorage.getItem('smart-elevator.session'))).not.toBeNull();
    await page.close();
  }
  const page = await start(context);
  await onTheWay(page).click();
  await expect(strip(page)).toHaveText(/^1 unsent since/);
  await page.close();
  await context.setOffline(false);
  const again = await start(context);
  await expect(strip(again)).toHaveCount(0);
  await expect(again.getByRole('button', { name: 'Arrived' })).toBeVisible();
  await context.close();
});

test('another release is used at the next start, whole; while work is unsent the former one stays; a rollback likewise (R1421)', async () => {
  const technician = await fixture.technician();
  const context = await fixture.phone();
  await (await fixture.firstVisit(context, technician)).close();
  const page = await start(context);
  const { ok, output } = await fixture.deploy('second');
  expect(ok, output).toBe(true);
  await expect.poll(() => lookForRelease(page)).toBe(true);
  // The open page and a second one run what they began with, also screens that were not open yet.
  await page.getByRole('link', { name: 'My Lifts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Lifts' })).toBeVisible();
  expect(await releaseOf(page)).toBe('as built');
  await page.getByRole('link', { name: 'My Work' }).click();
  await context.setOffline(true);
  await onTheWay(page).click();
  await expect(strip(page)).toHaveText(/^1 unsent since/);
  await page.close();
  // The work is unsent: the former release opens, whole.
  const held = await start(context);
  await expect(strip(held)).toHaveText(/^1 unsent since/);
  expect(await releaseOf(held)).toBe('as built');
  await held.getByRole('link', { name: 'My Visits' }).click();
  await expect(held.getByRole('heading', { level: 1, name: 'My Visits' })).toBeVisible();
  await context.setOffline(false);
  await expect(strip(held)).toHaveCount(0);
  await held.close();
  await expect.poll(() => nextRelease(context)).toBe('second');
  // Whole: without a network each screen is there.
  await context.setOffline(true);
  const whole = await start(context);
  for (const name of ['My Visits', 'My Lifts', 'Profile', 'My Work']) {
    await whole.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(whole.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  expect(await releaseOf(whole)).toBe('second');
  await context.setOffline(false);
  const back = await fixture.rollback();
  expect(back.ok, back.output).toBe(true);
  await expect.poll(() => lookForRelease(whole)).toBe(true);
  expect(await releaseOf(whole)).toBe('second');
  await whole.close();
  await expect.poll(() => nextRelease(context)).toBe('as built');
  await context.close();
});

test('a browser that refuses the worker works with a network; a phone without the files says what to do (R1420)', async () => {
  const technician = await fixture.technician();
  const context = await fixture.phone();
  await context.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('No', 'SecurityError'));
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto('/login');
  await signIn(page, technician);
  await onTheWay(page).click();
  await expect(page.getByRole('button', { name: 'Arrived' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(faults).toEqual([]);
  await context.close();

  const cleaned = await fixture.phone();
  const before = await fixture.firstVisit(cleaned, technician);
  await before.evaluate(() => caches.delete('phone-files'));
  await before.close();
  await cleaned.setOffline(true);
  const empty = await start(cleaned);
  await expect(empty.getByRole('heading', { name: 'Open once with a network' })).toBeVisible();
  await cleaned.close();
});

test('the office loads nothing of it, and its pages have no worker (R1422)', async () => {
  const context = await fixture.phone();
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${fixture.url}/login`);
  await signIn(page, DEMO);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(
    asked.filter((address) => /phone-worker|release-set|webmanifest|mf-technician/.test(address)),
  ).toEqual([]);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  for (const address of scripts)
    expect(await (await context.request.get(address)).text(), address).not.toContain('phone-worker.js');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await context.close();
});

test('the switch of the operator removes the worker and leaves unsent work (R1423)', async () => {
  const technician = await fixture.technician();
  const context = await fixture.phone();
  await (await fixture.firstVisit(context, technician)).close();
  const page = await start(context);
  await cutApi(page);
  await onTheWay(page).click();
  await expect(strip(page)).toHaveText(/^1 unsent since/);
  await fixture.restart({ PHONE_WORKER: 'off' });
  const reloaded = page.waitForEvent('load');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/my_work'))?.update());
  await reloaded;
  await expect(strip(page)).toHaveText(/^1 unsent since/);
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).filter((name) => name.startsWith('phone-')).length,
    ]);
  await expect.poll(left).toEqual([0, 0]);
  // No loop: the page that was reloaded once stays.
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(0);
  await fixture.restart({});
  await page.evaluate(() => sessionStorage.removeItem('no-api'));
  await page.reload();
  await expect(strip(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Arrived' })).toBeVisible();
  await context.close();
});

test('what waits for a person holds no release: the next start has the new one, with the item (R1417, R1421)', async () => {
  const technician = await fixture.technician();
  const context = await fixture.phone();
  await (await fixture.firstVisit(context, technician)).close();
  const page = await start(context);
  await page.route('**/api/visits/*/state/', (route) =>
    route.fulfill({ status: 404, json: { detail: 'Not found.' } }),
  );
  await onTheWay(page).click();
  const waits = /^1 unsent since .* · 1 needs you$/;
  await expect(strip(page)).toHaveText(waits);
  const { ok, output } = await fixture.deploy('with-parked');
  expect(ok, output).toBe(true);
  await expect.poll(() => lookForRelease(page)).toBe(true);
  await page.close();
  await expect.poll(() => nextRelease(context)).toBe('with-parked');
  const next = await start(context);
  await expect(strip(next)).toHaveText(waits);
  await next.getByRole('link', { name: /needs you/ }).click();
  await expect(next.getByText(/^This visit is no longer yours/)).toBeVisible();
  await context.close();
});
