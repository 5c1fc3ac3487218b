import path from 'node:path';
import { localRemote } from '../console/localRemote';
import { DEMO } from '../console/people';
import { signIn } from '../console/signIn';
import { ROOT, startConsole, type RunningConsole } from '../console/startConsole';
import { expect, test } from '../console/test';

test.use({ firstVisit: true });

const BUILT = path.join(ROOT, 'mf-people/dist');

test.use({ as: 'nobody', expectedErrors: [/ERR_CONNECTION|ERR_UNSAFE|127\.0\.0\.1:1\/|RUNTIME-008/] });

test.describe('a server that allows it', () => {
  let allowing: RunningConsole;
  let local: Awaited<ReturnType<typeof localRemote>>;
  test.beforeAll(async () => {
    // A separate site, with calls forwarded to the console of all journeys.
    const { CONSOLE_URL = '' } = process.env;
    allowing = await startConsole({ REMOTE_OVERRIDE: 'allow', API_URL: CONSOLE_URL });
    local = await localRemote(BUILT);
  });
  test.afterAll(async () => {
    await local.stop();
    await allowing.stop();
  });

  test('loads a remote from this machine, shows a banner, and restores the deployed one', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${allowing.url}/technicians?remote=mf-people=${local.entry}`);
    await signIn(page, DEMO);
    const heading = page.getByRole('heading', { level: 1, name: 'Technicians' });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(
      page.getByText('Loaded from this machine instead of the deployed version: mf-people.'),
    ).toBeVisible();
    expect(asked).toContain(local.entry);
    expect(asked.filter((url) => url.startsWith(`${allowing.url}/mf/mf-people/`))).toEqual([]);

    await page.goto(`${allowing.url}/customers`);
    await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
    await expect(page.getByText('From this machine')).toBeVisible();

    await page.getByRole('button', { name: 'Use the deployed version' }).click();
    await expect(page.getByText('From this machine')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeVisible();
    expect(asked.some((url) => url.startsWith(`${allowing.url}/mf/mf-people/`))).toBe(true);
  });

  test('a remote of this machine that does not start is removed by the address', async ({ page }) => {
    await page.goto(`${allowing.url}/technicians?remote=mf-people=http://127.0.0.1:1/remoteEntry.js`);
    await signIn(page, DEMO);
    await expect(page.getByRole('alert')).toContainText('not available right now');
    await page.goto(`${allowing.url}/technicians?remote=`);
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(page.getByText('From this machine')).toHaveCount(0);
  });
});

test('a server that does not allow it loads no remote but its own', async ({ page }) => {
  const local = await localRemote(BUILT);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/technicians?remote=mf-people=${local.entry}`);
  await signIn(page, DEMO);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByText('From this machine')).toHaveCount(0);
  expect(asked).not.toContain(local.entry);
  await local.stop();
});
