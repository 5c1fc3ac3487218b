import path from 'node:path';
import { localRemote } from '../console/localRemote';
import { OwnSite } from '../console/ownSite';
import { DEMO } from '../console/people';
import { ROOT } from '../console/startConsole';
import { signIn } from '../console/signIn';
import { expect, test } from '../console/test';

test.use({ as: 'nobody', firstVisit: true, expectedErrors: [/integrity|could not be loaded|RUNTIME/] });

let elsewhere: Awaited<ReturnType<typeof localRemote>>;
let origin: string;
let site: OwnSite;
test.beforeAll(async () => {
  elsewhere = await localRemote(path.join(ROOT, 'mf-people/dist'));
  ({ origin } = new URL(elsewhere.entry));
  site = await OwnSite.start({ REMOTE_ORIGINS: origin });
});
test.afterAll(async () => {
  await site.stop();
  await elsewhere.stop();
});

test('a remote is used from another origin that the operator allows, with the hashes of the registry', async ({
  page,
}) => {
  site.change('mf-people', { origin });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.url}/technicians`);
  await signIn(page, DEMO);
  await expect(page.getByRole('heading', { level: 1, name: 'Technicians' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Technicians' }).getByRole('listitem')).not.toHaveCount(0);
  // Another screen, with files that its entry requests.
  await page.getByRole('link', { name: 'Customers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  const files = asked.filter((url) => url.includes('/mf/mf-people/'));
  expect(files.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(2);
  expect(files.filter((url) => !url.startsWith(origin))).toEqual([]);

  // The page uses every file that it preloads.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  const seen = asked.filter((url) => url === `${origin}${site.remote('mf-people').entry}`);
  expect(seen).toHaveLength(2);
});

test('scripts without the hash of the registry do not run, from any origin', async ({ page }) => {
  const { integrity } = site.remote('mf-people');
  // No former version to fall back to.
  site.change('mf-people', { origin, previous: undefined, integrity: `sha384-${'A'.repeat(64)}` });
  await page.goto(`${site.url}/technicians`);
  await signIn(page, DEMO);
  await expect(page.getByRole('main').getByText('not available right now')).toBeVisible({ timeout: 30_000 });
  site.change('mf-people', { integrity });
});

test('an origin that the operator does not allow gets no request', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  site.change('mf-people', { origin: 'http://127.0.0.1:9' });
  await page.goto(`${site.url}/technicians`);
  await signIn(page, DEMO);
  await expect(page.getByRole('main').getByText('not available right now')).toBeVisible();
  expect(asked.filter((url) => url.includes('mf-people'))).toEqual([]);
});
