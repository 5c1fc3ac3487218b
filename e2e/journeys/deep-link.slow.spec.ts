import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { sections, type Section } from '../console/sections';
import { ROOT } from '../console/startConsole';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';

test.use({ firstVisit: true });

/** The paths of requests by the page itself (its parser), before a script has run, and of all requests. */
interface Asked {
  byPage: string[];
  all: string[];
}

async function listen(page: Page): Promise<Asked> {
  const asked: Asked = { byPage: [], all: [] };
  const session: CDPSession = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ request, initiator, documentURL }) => {
    const { pathname } = new URL(request.url);
    asked.all.push(pathname);
    if (initiator.type === 'parser' && initiator.url === documentURL) asked.byPage.push(pathname);
  });
  await session.send('Network.enable');
  return asked;
}

interface Deployed {
  name: string;
  entry: string;
  preload: string[];
  screenFiles: { paths: string[]; files: string[] }[];
}

/** A remote's entry and first files, and the further files of its screen at the section's address. */
async function firstFilesOf(page: Page, { remote, path: address }: Section) {
  const { remotes }: { remotes: Deployed[] } = await (await page.request.get('/mf/registry.json')).json();
  const { entry = '', preload = [], screenFiles = [] } = remotes.find(({ name }) => name === remote) ?? {};
  const screen = screenFiles.filter(({ paths }) => paths.includes(address)).flatMap(({ files }) => files);
  return { files: [entry, ...preload], screen };
}

for (const section of sections) {
  test(`${section.path}: the page itself preloads the remote's first files and the screen's, and does not fetch the registry`, async ({
    page,
  }) => {
    const { files, screen } = await firstFilesOf(page, section);
    expect(screen).not.toEqual([]);
    const first = [...files, ...screen];
    const asked = await listen(page);
    await page.goto(section.path);
    await expect(page.getByRole('heading', { level: 1, name: section.title })).toBeVisible();
    expect(asked.byPage).toEqual(expect.arrayContaining(first));
    // The preloaded files are used: none is fetched twice.
    for (const file of first) expect(asked.all.filter((one) => one === file)).toEqual([file]);
    expect(asked.all).not.toContain('/mf/registry.json');
  });
}

test('a remote is requested before the first script of the console has loaded', async ({ page }) => {
  const section = { remote: 'mf-tickets', label: '', path: '/all_tech_issues', title: '' };
  const [entry = ''] = (await firstFilesOf(page, section)).files;
  const asked = page.waitForRequest(`**${entry}`);
  // Delayed until then: a request by the console itself would never be sent.
  await page.route(/\/shell\.[0-9a-f]+\.js$/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/all_tech_issues');
  await expect(page.getByRole('heading', { level: 1, name: /All Issues/ })).toBeVisible();
});

test.describe('a short network failure', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the console starts although its code could not be loaded at once', async ({ page }) => {
    const tries: string[] = [];
    await page.route(/\/common\.[0-9a-f]+\.js$/, (route) =>
      tries.push(route.request().url()) === 1 ? route.abort() : route.continue(),
    );
    await page.goto('/all_tech_issues');
    await expect(page.getByRole('heading', { level: 1, name: /All Issues/ })).toBeVisible();
    expect(tries.length).toBeGreaterThan(1);
  });

  test('Home keeps its numbers although the code of its charts does not arrive', async ({ page }) => {
    const failed: string[] = [];
    // The shell's chunks without a name are loaded when they are first needed.
    await page.route(/:\d+\/\d+\.[0-9a-f]+\.js$/, (route) => {
      failed.push(route.request().url());
      return route.abort();
    });
    await page.goto('/amc_count');
    await settled(page, 'Home');
    await expect.poll(() => failed.length).toBeGreaterThan(1);
    await settled(page, 'Home');
    for (const name of ['Issue Tracking', 'AMC Tracking'])
      await expect(page.getByRole('table', { name, exact: true })).toBeVisible();
    await expect(page.getByText('not available right now')).toHaveCount(0);
  });
});

test('Home shows its desk and its numbers before any code of lists has come', async ({ page }) => {
  await page.route(/\/lists\.[0-9a-f]+\.(js|css)$/, () => undefined);
  await page.goto('/amc_count');
  await expect(page.getByRole('table', { name: 'Issue Tracking', exact: true })).toBeVisible();
  await expect(page.getByRole('table', { name: 'AMC Tracking', exact: true })).toBeVisible();
  for (const name of ['Now', 'Today by technician', 'Contracts that end'])
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the first rows are requested before the code of the console has loaded', async ({ page }) => {
  const asked = page.waitForRequest('**/api/tickets/all-ticket-list-emp/**');
  await page.route(/\/common\.[0-9a-f]+\.js$/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/all_tech_issues');
  await expect(page.getByRole('heading', { level: 1, name: /All Issues/ })).toBeVisible();
});

/** The id of the signed-in dealer in the stored session. */
async function dealerOf(context: BrowserContext): Promise<string> {
  const [origin] = (await context.storageState()).origins;
  const [kept] = origin?.localStorage ?? [];
  return String(JSON.parse(kept?.value ?? '{}').state.session.user_id);
}

/** The first queries of the remotes' screens, by address; without the dealer's id. */
const prefetches = new Map<string, string[]>();
for (const { remote } of sections) {
  const manifest: { prefetch?: Record<string, string[]> } = JSON.parse(
    readFileSync(path.join(ROOT, remote, 'remote.json'), 'utf8'),
  );
  for (const [address, calls] of Object.entries(manifest.prefetch ?? {}))
    prefetches.set(address, [...(prefetches.get(address) ?? []), ...calls]);
}

for (const [address, calls] of prefetches) {
  test(`${address}: its first queries are sent before its code has loaded, and only once`, async ({
    page,
    context,
  }) => {
    const dealer = await dealerOf(context);
    const wanted = calls.map((call) => call.replaceAll(':dealer_id', dealer));
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      asked.push(`${pathname}${search}`);
    });
    const all = Promise.all(
      wanted.map((call) => page.waitForRequest((request) => request.url().endsWith(call))),
    );
    // Delayed until then: a request by the screen itself would never be sent.
    await page.route('**/mf/**/remoteEntry.js*', async (route) => {
      await all;
      await route.continue();
    });
    await page.goto(address);
    // Rows, cards or fields.
    const content = page.locator('main :is(tbody tr, li h2, form :is(input, select, button))');
    await expect(content.filter({ visible: true }).first()).toBeVisible();
    for (const call of wanted) expect(asked.filter((one) => one === call)).toEqual([call]);
  });
}
