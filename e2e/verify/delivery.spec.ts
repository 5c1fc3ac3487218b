import { expect, test } from '@playwright/test';
import { DEMO, registerDealer } from '../console/people';
import { signIn } from '../console/signIn';
import { NavigatingDealer } from './NavigatingDealer';
import { DeliveryFixture } from './DeliveryFixture';
import { deployConcurrently } from './deployConcurrently';
import { extendRemotes } from './extendRemotes';

/**
 * `npm run verify:delivery`: two teams at once, a deploy under use, a broken version and a canary. One deploy is complete; the
 * others use existing builds (testing/deployPrebuilt).
 */
const ROUNDS = Number(process.env['VERIFY_ROUNDS'] ?? 50);

let fixture: DeliveryFixture;
test.beforeAll(async () => {
  fixture = await DeliveryFixture.start();
});
test.afterAll(() => fixture.stop());

test('two processes deploy two built remotes at once: neither is lost', async () => {
  const lost = await deployConcurrently(fixture, ROUNDS);
  console.log(`${ROUNDS} rounds of two deploys at once: ${lost.length} lost`);
  expect(lost).toEqual([]);
});

test('two processes deploy the same built remote at once: one succeeds, the other gets an error or follows', async () => {
  for (let round = 0; round < 10; round += 1) {
    const ends = await Promise.all(
      ['mine', 'yours'].map((whose) => fixture.deploy(fixture.small('mf-stairs', `${whose}${round}`))),
    );
    const done = ends.filter(({ ok }) => ok).map(({ output }): { version: string } => JSON.parse(output));
    expect(done.length).toBeGreaterThan(0);
    for (const { ok, output } of ends)
      if (!ok) expect(output).toContain('was changed by another deployment in the meantime');
    expect(done.map(({ version }) => version)).toContain(await fixture.versionOf('mf-stairs'));
  }
});

test('a new screen and a whole sixth remote are live and linked by name when these remotes are deployed, with the shell as it was', async () => {
  const page = async () => (await fetch(new URL('/login', fixture.url))).text();
  const shellScript = async () => /shell\.[0-9a-f]+\.js/.exec(await page())?.[0];
  const shell = await shellScript();
  const { inventory, settings, remove } = await extendRemotes();
  try {
    for (const dir of [inventory, settings]) {
      const { ok, output } = await fixture.deploy(dir, { watch: true });
      expect(ok, output).toBe(true);
    }
  } finally {
    remove();
  }
  const dealer = await NavigatingDealer.start(fixture.url);
  const bar = dealer.page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Spare parts' }).click();
  await expect(dealer.page.getByRole('heading', { level: 1, name: 'Spare parts' })).toBeVisible();
  await expect(dealer.page).toHaveURL('/inventory');
  await dealer.page.goto('/shortcuts');
  await expect(dealer.page.getByRole('heading', { level: 1, name: 'All shortcuts' })).toBeVisible();
  await dealer.page.getByRole('link', { name: 'Ropes in store' }).click();
  await expect(dealer.page.getByRole('heading', { level: 1, name: 'Spare parts' })).toBeVisible();
  await expect(dealer.page).toHaveURL('/inventory?part=rope');

  // Without that remote the text stays, without a link.
  const removed = await fixture.remove('mf-inventory');
  expect(removed.ok, removed.output).toBe(true);
  await dealer.page.goto('/shortcuts');
  await expect(dealer.page.getByText('Ropes in store')).toBeVisible();
  await expect(dealer.page.getByRole('link', { name: 'Ropes in store' })).toHaveCount(0);
  await dealer.close();
  expect(dealer.consoleErrors).toEqual([]);
  expect(await shellScript()).toBe(shell);
});

test('a complete deploy and a rollback of a remote while a dealer works: no click fails', async () => {
  // The build may already be deployed.
  const before = await fixture.deploy(
    fixture.variant('mf-people', 'former', (entry) => `${entry}\n// former`),
  );
  expect(before.ok, before.output).toBe(true);
  const former = await fixture.versionOf('mf-people');
  const dealer = await NavigatingDealer.start(fixture.url);
  const deployed = await dealer.whileClicking(() => fixture.command('deploy', 'mf-people'));
  expect(deployed.ok, deployed.output).toBe(true);
  const now = await fixture.versionOf('mf-people');
  expect(now).not.toBe(former);
  for (const step of ['The gate passed.', 'is served as it was uploaded.', `mf-people ${now} is deployed`])
    expect(deployed.output).toContain(step);

  const back = await dealer.whileClicking(() => fixture.command('rollback', 'mf-people'));
  expect(back.ok, back.output).toBe(true);
  expect(await fixture.versionOf('mf-people')).toBe(former);
  await dealer.whileClicking(() => dealer.page.waitForTimeout(3_000));
  console.log(
    `whole deploy ${deployed.seconds.toFixed(1)} s, rollback ${back.seconds.toFixed(1)} s; ${dealer.summary()}`,
  );
  await dealer.close();
  expect(dealer.failed).toEqual([]);
  expect(dealer.consoleErrors).toEqual([]);
  expect(dealer.clicks).toBeGreaterThan(20);
});

test('a version whose page stays empty is reverted automatically', async () => {
  const former = await fixture.versionOf('mf-people');
  const broken = fixture.variant('mf-people', 'broken', () => 'throw new Error("broken on purpose");');
  const { ok, output, seconds } = await fixture.deploy(broken, { watch: true });
  console.log(
    `a broken version: written back after ${seconds.toFixed(1)} s: ${output.trim().split('\n')[0]}`,
  );
  expect(ok).toBe(false);
  expect(output).toContain('so the previous version of mf-people was restored');
  expect(await fixture.versionOf('mf-people')).toBe(former);
});

test('the shell is deployed and rolled back while a dealer works; one whose page stays empty is reverted', async () => {
  const scriptOf = async () =>
    /shell\.[0-9a-f]+\.js/.exec(await (await fetch(new URL('/login', fixture.url))).text())?.[0];
  const former = await scriptOf();
  const dealer = await NavigatingDealer.start(fixture.url);
  const variant = fixture.shellVariant('newer', (script) => `${script}\n// newer`);
  const deployed = await dealer.whileClicking(() => fixture.deploy(variant, { watch: true }));
  expect(deployed.ok, deployed.output).toBe(true);
  expect(await scriptOf()).not.toBe(former);
  const back = await dealer.whileClicking(() => fixture.command('rollback', 'shell'));
  expect(back.ok, back.output).toBe(true);
  expect(await scriptOf()).toBe(former);
  console.log(
    `shell: deploy ${deployed.seconds.toFixed(1)} s, rollback ${back.seconds.toFixed(1)} s; ${dealer.summary()}`,
  );
  await dealer.close();
  expect(dealer.failed).toEqual([]);
  expect(dealer.consoleErrors).toEqual([]);

  const broken = fixture.shellVariant('broken', () => 'throw new Error("broken on purpose");');
  const { ok, output } = await fixture.deploy(broken, { watch: true });
  expect(ok).toBe(false);
  expect(output).toContain('so the previous version of the shell was restored');
  expect(await scriptOf()).toBe(former);
});

test('a preview is shown to the dealer whom the operator named, in one tab, and to nobody else', async () => {
  const former = await fixture.versionOf('mf-people');
  const dir = fixture.variant('mf-people', 'preview', (entry) => `${entry}\n// preview`);
  const { ok, output } = await fixture.deploy(dir, { preview: true });
  expect(ok, output).toBe(true);
  const { version }: { version: string } = JSON.parse(output);
  expect(await fixture.versionOf('mf-people')).toBe(former);
  const address = `/preview/mf-people/${version}/`;

  const dealer = await NavigatingDealer.start(fixture.url);
  const { page } = dealer;
  const entry = page.waitForResponse((answer) => answer.url().includes(`/${version}/remoteEntry.js`));
  await page.goto(address);
  await expect(page).toHaveURL('/technicians');
  await expect(page.getByRole('heading', { level: 1, name: 'Technicians' })).toBeVisible();
  await expect(page.getByText(`A preview that other dealers do not see: mf-people/${version}`)).toBeVisible();
  expect((await entry).status()).toBe(200);

  const other = await dealer.newVisitor();
  const isUnknown = async () => {
    await other.goto(address);
    await expect(other.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  };
  await isUnknown();
  await other.goto('/login');
  await signIn(other, await registerDealer(other.request));
  await other.waitForURL('**/amc_count');
  await isUnknown();
  await other.goto('/technicians');
  await expect(other.getByRole('heading', { level: 1, name: 'Technicians' })).toBeVisible();
  await expect(other.getByText('A preview that other dealers')).toHaveCount(0);
  await dealer.close();
});

test('a canary beyond its error budget is rolled back automatically, and one within it is promoted automatically', async () => {
  const former = (await fixture.versionOf('mf-people')) ?? '';
  const deployCanary = async (mark: string) => {
    const dir = fixture.variant('mf-people', mark, (entry) => `${entry}\n// ${mark}`);
    const { ok, output } = await fixture.deploy(dir, { share: 0.2 });
    expect(ok, output).toBe(true);
    expect(await fixture.versionOf('mf-people')).toBe(former);
    return (await fixture.canaryOf('mf-people')) ?? '';
  };
  /** Sends reports like browsers, each in its own session; five at once. */
  const report = async (version: string, loads: number, errors: number) => {
    const reports = Array.from({ length: loads + errors }, (_, index) => ({
      remote: 'mf-people',
      version,
      ...(index < loads ? { kind: 'load', ms: 80 } : { kind: 'load_error', message: 'meant' }),
    }));
    for (let start = 0; start < reports.length; start += 5)
      await Promise.all(reports.slice(start, start + 5).map(reportInSession));
  };
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(new URL(path, fixture.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const reportInSession = async (report: object) => {
    const { access } = await (await post('/api/account/token/', DEMO)).json();
    const telemetry = { revision: 'abc123', reports: [report, report] };
    const answer = await post('/api/telemetry/', telemetry, { authorization: `Bearer ${access}` });
    expect(answer.status).toBe(204);
  };
  // The server judges once a minute.
  const judged = { timeout: 150_000, intervals: [1_000] };

  const bad = await deployCanary('bad');
  // Too few for a judgement, so that the table shows them.
  await report(bad, 45, 5);
  const table = await fixture.command('remotes');
  expect(table.output).toMatch(new RegExp(`mf-people +${bad} +20% +45 +5 +100\\.0 +80`));
  console.log(table.output);
  await report(bad, 45, 7);
  await expect.poll(() => fixture.canaryOf('mf-people'), judged).toBeUndefined();
  expect(await fixture.versionOf('mf-people')).toBe(former);

  const good = await deployCanary('good');
  // Signed out: these reports do not count, as the figures below show.
  const anonymous = { remote: 'mf-people', version: good, kind: 'load_error', message: 'made up' };
  const refused = await post('/api/telemetry/', { revision: 'abc123', reports: Array(20).fill(anonymous) });
  expect(refused.status).toBe(401);
  await report(good, 120, 1);
  await expect.poll(() => fixture.versionOf('mf-people'), judged).toBe(good);
  expect(await fixture.canaryOf('mf-people')).toBeUndefined();
});
