import { chromium, expect, test, type Page } from '@playwright/test';
import { DEMO } from '../console/people';
import { signIn } from '../console/signIn';
import { CHROMIUM_FLAGS } from '../playwright.config';
import { DeliveryWorld } from './DeliveryWorld';

/** `npm run verify:delivery`: what two teams at once, a deploy under use and a broken version come to. */
const ROUNDS = Number(process.env['VERIFY_ROUNDS'] ?? 50);

let world: DeliveryWorld;
test.beforeAll(async () => {
  world = await DeliveryWorld.start();
});
test.afterAll(() => world.stop());

test('two processes deploy two remotes at once: neither is lost', async () => {
  const before = world.versions();
  const lost: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const names = ['mf-lifts', 'mf-doors'];
    const ends = await Promise.all(names.map((name) => world.deploy(world.small(name, String(round)))));
    ends.filter(({ ok }) => !ok).forEach(({ output }) => lost.push(`round ${round}: ${output}`));
    const now = world.versions();
    for (const [index, name] of names.entries()) {
      const wanted: { version?: string } = ends[index]?.ok ? JSON.parse(ends[index].output) : {};
      if (now[name] !== wanted.version) lost.push(`round ${round}: ${name} is at ${now[name]}`);
    }
  }
  console.log(`${ROUNDS} rounds of two deploys at once: ${lost.length} lost`);
  expect(lost).toEqual([]);
  expect(world.versions()).toMatchObject(before);
});

test('two processes deploy the same remote at once: one is deployed, the other is told or comes after', async () => {
  for (let round = 0; round < 10; round += 1) {
    const ends = await Promise.all(
      ['mine', 'yours'].map((whose) => world.deploy(world.small('mf-stairs', `${whose}${round}`))),
    );
    const done = ends.filter(({ ok }) => ok).map(({ output }): { version: string } => JSON.parse(output));
    expect(done.length).toBeGreaterThan(0);
    for (const { ok, output } of ends)
      if (!ok) expect(output).toContain('was changed by somebody else meanwhile');
    expect(done.map(({ version }) => version)).toContain(world.versions()['mf-stairs']);
  }
});

test('a deploy and a rollback while a dealer works: no click fails', async () => {
  const former = world.versions()['mf-people'] ?? '';
  const dealer = await openDealer();
  let going = true;
  const clicking = clickOn(dealer.page, () => going);
  const deployed = await world.deploy(
    world.variant('mf-people', 'newer', (entry) => `${entry}\n// newer`),
    true,
  );
  expect(deployed.output).toContain('"version"');
  expect(world.versions()['mf-people']).not.toBe(former);
  const back = await world.rollback('mf-people');
  expect(back.ok, back.output).toBe(true);
  expect(world.versions()['mf-people']).toBe(former);
  await dealer.page.waitForTimeout(2_000);
  going = false;
  const { clicks, reloads, failed } = await clicking;
  await dealer.close();
  console.log(
    `deploy ${deployed.seconds.toFixed(1)} s, rollback ${back.seconds.toFixed(1)} s; ` +
      `${clicks} clicks and ${reloads} reloads meanwhile, ${failed.length} failed`,
  );
  expect(failed).toEqual([]);
  expect(dealer.complaints).toEqual([]);
  expect(clicks).toBeGreaterThan(20);
});

test('a version whose page stays empty is written back by itself', async () => {
  const former = world.versions()['mf-people'];
  const broken = world.variant('mf-people', 'broken', () => 'throw new Error("broken on purpose");');
  const { ok, output, seconds } = await world.deploy(broken, true);
  console.log(
    `a broken version: written back after ${seconds.toFixed(1)} s: ${output.trim().split('\n')[0]}`,
  );
  expect(ok).toBe(false);
  expect(output).toContain('so mf-people is again as it was before');
  expect(world.versions()['mf-people']).toBe(former);
});

async function openDealer() {
  const { CHROMIUM_PATH } = process.env;
  const browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
  });
  const page = await browser.newPage({ baseURL: world.console.url });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/login');
  await signIn(page, DEMO);
  await page.waitForURL('**/amc_count');
  return { page, complaints, close: () => browser.close() };
}

/** Goes through the sections and reloads now and then, as long as it is asked to; what did not come up is `failed`. */
async function clickOn(page: Page, goesOn: () => boolean) {
  const sections = ['Technicians', 'Customers', 'Elevators'];
  const failed: string[] = [];
  let clicks = 0;
  let reloads = 0;
  const bar = page.getByRole('navigation', { name: 'Main' });
  while (goesOn()) {
    const section = sections[clicks % sections.length] ?? '';
    clicks += 1;
    try {
      await bar.getByRole('link', { name: section }).click({ timeout: 10_000 });
      await page.getByRole('heading', { level: 1, name: section }).waitFor({ timeout: 10_000 });
      await page
        .getByRole('main')
        .getByRole('table')
        .or(page.getByRole('main').getByRole('list'))
        .first()
        .waitFor();
      // A page that is opened anew gets what is deployed now.
      if (clicks % 5 === 0) {
        await page.reload();
        reloads += 1;
        await page.getByRole('heading', { level: 1, name: section }).waitFor({ timeout: 10_000 });
      }
    } catch (error) {
      failed.push(`${section}: ${String(error).split('\n')[0]}`);
    }
  }
  return { clicks, reloads, failed };
}
