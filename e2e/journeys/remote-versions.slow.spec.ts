import type { Browser, Page } from '@playwright/test';
import { OwnSite } from '../console/ownSite';
import { registerDealer, sessionOf } from '../console/people';
import { waitForNetworkIdle, watchRequests } from '../console/waitForNetworkIdle';
import { expect, test } from '../console/test';
import { queryDatabase } from '../console/queryDatabase';

test.use({ firstVisit: true });

const PEOPLE = 'mf-people';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.use({ as: 'new dealer', expectedErrors: [/meant|could not be loaded|RUNTIME/] });
// One after the other: all of them deploy on one site.
test.describe.configure({ mode: 'default' });

let site: OwnSite;
test.beforeAll(async () => {
  site = await OwnSite.start();
});
test.afterAll(() => site.stop());

let deployed: ReturnType<OwnSite['remote']>;
test.beforeAll(() => {
  deployed = site.remote(PEOPLE);
});
test.afterEach(() => {
  site.change(PEOPLE, { ...deployed, canary: undefined, previous: undefined, enabled: true });
});

/** A separate browser with a signed-in user. */
async function pageOf(browser: Browser, kept: Record<string, string>): Promise<Page> {
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    baseURL: site.url,
    storageState: { cookies: [], origins: [{ origin: site.url, localStorage }] },
  });
  const page = await context.newPage();
  watchRequests(page);
  return page;
}

/** The version of the remote that a dealer's page runs. */
async function versionFor(browser: Browser, kept: Record<string, string>): Promise<string> {
  const page = await pageOf(browser, kept);
  const entries = new Set<string>();
  page.on('request', (request) => {
    const [, version] = /\/mf\/mf-people\/([^/]+)\/remoteEntry\.js/.exec(request.url()) ?? [];
    if (version) entries.add(version);
  });
  await page.goto('/technicians');
  await expect(heading(page, 'Technicians')).toBeVisible();
  await page.context().close();
  expect([...entries]).toHaveLength(1);
  return [...entries][0] ?? '';
}

test(
  'a canary is for some dealers, the same ones in every browser, and they stay in it when the share grows',
  { tag: '@slow' },
  async ({ browser, api }) => {
    test.slow();
    const canary = { ...deployed, ...site.another(PEOPLE, 'canary'), since: '2026-11-01T00:00:00Z' };
    site.change(PEOPLE, { canary: { ...canary, share: 0.5 } });
    const seen = new Map<string, Record<string, string>>();
    for (let dealer = 0; dealer < 12 && seen.size < 2; dealer += 1) {
      const kept = await sessionOf(api, await registerDealer(api));
      const version = await versionFor(browser, kept);
      expect(await versionFor(browser, kept)).toBe(version);
      seen.set(version, kept);
    }
    expect([...seen.keys()].sort()).toEqual([deployed.version, canary.version].sort());

    site.change(PEOPLE, { canary: { ...canary, share: 0.9 } });
    expect(await versionFor(browser, seen.get(canary.version) ?? {})).toBe(canary.version);
    site.change(PEOPLE, { canary: undefined });
    expect(await versionFor(browser, seen.get(canary.version) ?? {})).toBe(deployed.version);
  },
);

test('the navigation and the page of a disabled remote say that it is not available, and everything else works', async ({
  browser,
  api,
  person,
}) => {
  site.change(PEOPLE, { enabled: false });
  const page = await pageOf(browser, await sessionOf(api, person));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/technicians');
  await expect(page.getByText('switched off for now')).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'Technicians (not available)' })).toBeVisible();
  await bar.getByRole('link', { name: 'Customers (not available)' }).click();
  await expect(page.getByText('switched off for now')).toBeVisible();
  await bar.getByRole('link', { name: 'Elevators' }).click();
  await expect(heading(page, 'Elevators')).toBeVisible();
  expect(asked.filter((url) => url.includes(`/mf/${PEOPLE}/`))).toEqual([]);
  await page.context().close();
});

test('a new version is announced when no form has input, and is loaded when the dealer chooses', async ({
  browser,
  api,
  person,
}) => {
  const page = await pageOf(browser, await sessionOf(api, person));
  await page.clock.install();
  await page.goto('/add_technicians');
  const name = page.getByLabel('First name');
  await name.fill('Anu');
  const next = site.another(PEOPLE, 'newer');
  site.change(PEOPLE, { ...next, previous: deployed });
  const notice = page.getByText('A new version is ready');
  const fiveMinutes = async () => {
    const answered = page.waitForResponse('**/mf/registry.json');
    await page.clock.fastForward('05:01');
    await answered;
  };

  await fiveMinutes();
  await expect(name).toHaveValue('Anu');
  await expect(notice).toHaveCount(0);
  await expect(name).toBeFocused();

  let pages = 0;
  page.on('request', (request) => (pages += request.resourceType() === 'document' ? 1 : 0));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Elevators' }).click();
  await page.getByRole('button', { name: 'Leave and discard' }).click();
  await expect(heading(page, 'Elevators')).toBeVisible();
  await fiveMinutes();
  await expect(notice).toBeVisible();
  expect(pages).toBe(0);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page, 'Elevators')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Technicians' }).click();
  await expect(heading(page, 'Technicians')).toBeVisible();
  expect(asked).toContain(next.entry);
  expect(asked).not.toContain(deployed.entry);
  await page.context().close();
});

test('hovering over a section fetches it: the click then needs none of its files', async ({
  browser,
  api,
  person,
}) => {
  const page = await pageOf(browser, await sessionOf(api, person));
  await page.goto('/import');
  await expect(heading(page, 'Settings')).toBeVisible();
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Technicians' });
  const chunks = page.waitForResponse(
    (answer) =>
      answer.url().includes(`/mf/${PEOPLE}/`) &&
      !answer.url().includes('remoteEntry') &&
      answer.request().resourceType() === 'script' &&
      !deployed.preload.some((file) => answer.url().endsWith(file)),
  );
  await link.hover();
  await chunks;
  await waitForNetworkIdle(page);
  await page.route(`**/mf/${PEOPLE}/**`, (route) => route.abort());
  await link.click();
  await expect(heading(page, 'Technicians')).toBeVisible();
  await expect(page.getByText('No technicians yet')).toBeVisible();
  await page.context().close();
});

interface Told {
  revision: string;
  loads: number;
  load_errors: number;
  last_message: string | null;
}
const telemetryOf = (version: string) =>
  queryDatabase<Told>(
    `select revision, loads::int, load_errors::int, last_message from remote_telemetry
     where remote = $1 and version = $2`,
    [PEOPLE, version],
  );

test('loads and failures are stored by remote, version and revision of the registry', async ({
  browser,
  api,
  person,
}) => {
  const good = site.another(PEOPLE, 'good');
  const broken = site.another(PEOPLE, 'told', "throw new Error('meant');");
  const revision = site.change(PEOPLE, { ...broken, previous: { ...deployed, ...good } });
  const page = await pageOf(browser, await sessionOf(api, person));
  await page.goto('/technicians');
  await expect(heading(page, 'Technicians')).toBeVisible({ timeout: 20_000 });
  await page.goto('about:blank');
  await expect
    .poll(() => telemetryOf(broken.version))
    .toEqual([{ revision, loads: 0, load_errors: 1, last_message: expect.any(String) }]);
  expect(await telemetryOf(good.version)).toEqual([
    { revision, loads: 1, load_errors: 0, last_message: null },
  ]);
  await page.context().close();
});
