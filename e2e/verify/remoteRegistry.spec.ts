import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { DEMO } from '../console/people';
import { signIn } from '../console/signIn';
import { ROOT, startConsole, type RunningConsole } from '../console/startConsole';
import journeys from '../playwright.config';

/** `npm run verify:remotes`: a registry that is broken, incomplete, missing or old, on a separate site. */
test.use({ ...journeys.use, trace: 'off' });

const PEOPLE = 'mf-people';

let site: string;
let running: RunningConsole;
let whole: string;

const registryFile = () => path.join(site, 'mf/registry.json');
const write = (text: string) => writeFileSync(registryFile(), text);

interface Remote {
  name: string;
  version: string;
  entry: string;
  preload: string[];
}

/** The registry with this remote at another version, without a previous one. */
function withVersion(version: string): string {
  const registry = JSON.parse(whole) as { revision: string; remotes: Remote[] };
  const remotes = registry.remotes.map((remote) =>
    remote.name === PEOPLE
      ? (JSON.parse(
          JSON.stringify({ ...remote, previous: undefined }).replaceAll(remote.version, version),
        ) as Remote)
      : remote,
  );
  return JSON.stringify({ ...registry, revision: 'another', remotes });
}

function peopleFolder(): string {
  const { remotes } = JSON.parse(whole) as { remotes: Remote[] };
  return path.join(site, 'mf', PEOPLE, remotes.find(({ name }) => name === PEOPLE)?.version ?? '');
}

test.beforeAll(async () => {
  site = mkdtempSync(path.join(tmpdir(), 'site-'));
  cpSync(path.join(ROOT, 'site'), site, { recursive: true });
  whole = readFileSync(registryFile(), 'utf8');
  running = await startConsole({ DATABASE_URL: '', SITE_DIR: site });
});
test.afterAll(async () => {
  await running.stop();
  rmSync(site, { recursive: true });
});
test.beforeEach(() => write(whole));

/** The screen itself, and not the card that replaces it. */
const technicians = (page: Page) => page.getByRole('main').getByRole('searchbox');
const unavailable = (page: Page) => page.getByText('The sections of the console could not be loaded.');
const openSignedIn = async (page: Page, address: string) => {
  await page.goto(running.url + address);
  await signIn(page, DEMO);
};

for (const [what, spoil] of [
  ['broken', () => write('{"revision":')],
  ['no registry at all', () => write('<html>Not what was asked for</html>')],
  ['half written', () => write(whole.slice(0, whole.length / 2))],
  ['gone', () => rmSync(registryFile())],
] as const) {
  test(`${what}, with a copy of the last one: that is used`, async ({ page }) => {
    const copy = path.join(site, 'mf/registry/last.json');
    mkdirSync(path.dirname(copy), { recursive: true });
    writeFileSync(copy, whole);
    spoil();
    await openSignedIn(page, '/technicians');
    await expect(technicians(page)).toBeVisible();
  });

  test(`${what}, without a copy or an older revision: sign-in and the frame work, and Retry recovers`, async ({
    page,
  }) => {
    rmSync(path.join(site, 'mf/registry'), { recursive: true, force: true });
    spoil();
    await openSignedIn(page, '/technicians');
    await expect(unavailable(page)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    write(whole);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(technicians(page)).toBeVisible();
  });
}

test('an invalid remote is named as not available; the others work', async ({ page }) => {
  const registry = JSON.parse(whole) as { remotes: object[] };
  const remotes = registry.remotes.map((remote) =>
    'name' in remote && remote.name === PEOPLE ? { ...remote, entry: 'https://evil.example/x.js' } : remote,
  );
  write(JSON.stringify({ ...registry, remotes }));
  await openSignedIn(page, '/elevators');
  await expect(page.getByRole('heading', { level: 1, name: 'Elevators' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Technicians (not available)' }).click();
  await expect(page.getByText('not available right now')).toBeVisible();
});

test('old: a page that is older than the deployed version loads the current one silently', async ({
  page,
}) => {
  await openSignedIn(page, '/elevators');
  await expect(page.getByRole('heading', { level: 1, name: 'Elevators' })).toBeVisible();
  // Prefetched files are dropped: the dealer returns after the old files were removed.
  await page.route(`**/mf/${PEOPLE}/**`, (route) => route.continue());
  const old = peopleFolder();
  const fresh = path.join(path.dirname(old), '9.9.9-replaced');
  renameSync(old, fresh);
  write(withVersion('9.9.9-replaced'));
  try {
    await page.getByRole('link', { name: 'Technicians' }).click();
    await expect(technicians(page)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('alert')).toHaveCount(0);
  } finally {
    renameSync(fresh, old);
  }
});

test('old: a screen whose files were removed while the remote ran is shown after one reload, and never more', async ({
  page,
}) => {
  await page.route(`**/mf/${PEOPLE}/**`, (route) => route.continue());
  await openSignedIn(page, '/technicians');
  await expect(technicians(page)).toBeVisible();
  const old = peopleFolder();
  const fresh = path.join(path.dirname(old), '9.9.9-replaced');
  renameSync(old, fresh);
  write(withVersion('9.9.9-replaced'));
  let pages = 0;
  page.on('request', (request) => (pages += request.resourceType() === 'document' ? 1 : 0));
  try {
    await page.getByRole('link', { name: 'Customers' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('searchbox')).toBeVisible({ timeout: 20_000 });
    expect(pages).toBe(1);
  } finally {
    renameSync(fresh, old);
  }
});

test('permanently old: it names missing files, and the page does not reload in a loop', async ({ page }) => {
  write(withVersion('0.0.0-gone'));
  let pages = 0;
  page.on('request', (request) => (pages += request.resourceType() === 'document' ? 1 : 0));
  await openSignedIn(page, '/technicians');
  const card = page.getByRole('alert').filter({ hasText: 'not available right now' });
  await expect(card).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card).toBeVisible({ timeout: 20_000 });
  expect(pages).toBe(1);
  write(whole);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(technicians(page)).toBeVisible({ timeout: 20_000 });
});
