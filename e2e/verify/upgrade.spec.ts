import path from 'node:path';
import { expect, test } from '@playwright/test';
import { CONTRACT_MAJOR } from '@smart-elevator/shared-api/contract/contractMajor';
import { NavigatingDealer } from './NavigatingDealer';
import { DeliveryFixture } from './DeliveryFixture';
import { MAJORS, nextMajors } from './nextMajors';

/**
 * `npm run verify:upgrade`: the rehearsal of breaking changes. The server with the next contract runs, which also answers
 * the former one. The shell and all remotes are built with the next majors of React, the router and the contract; one by one
 * they are refused, and together they pass the gate and go live while a dealer works, and back again. React 20 is React 19 under another version: there is none.
 */
const REMOTES = [
  'mf-tickets',
  'mf-people',
  'mf-elevators',
  'mf-customfields',
  'mf-settings',
  'mf-visits',
  'mf-technician',
];
const NEXT = CONTRACT_MAJOR + 1;
const SECTIONS = ['Technicians', 'Customers', 'Elevators', 'All Issues', 'Settings'];

let fixture: DeliveryFixture;
let next: Awaited<ReturnType<typeof nextMajors>>;
test.beforeAll(async () => {
  next = await nextMajors(REMOTES);
  fixture = await DeliveryFixture.start(undefined, next.folder);
});
test.afterAll(async () => {
  await fixture.stop();
  next.remove();
});

const dirOf = (name: string) => path.join(next.folder, name);

/** A dealer whose page is never reloaded by us, and what it says to the server. */
async function dealerWithOnePage() {
  const dealer = await NavigatingDealer.start(fixture.url, Infinity);
  const seen = { loads: 0, contracts: new Set<string | undefined>(), refused: [] as string[] };
  dealer.page.on('load', () => (seen.loads += 1));
  dealer.page.on('response', (answer) => {
    if (!answer.url().includes('/api/')) return;
    seen.contracts.add(answer.request().headers()['x-contract-version']);
    if (answer.status() >= 400) seen.refused.push(`${answer.status()} ${answer.url()}`);
  });
  /** The versions of React and of the router in the page's share scope, as Module Federation's runtime has them. */
  const shared = () =>
    dealer.page.evaluate(() => {
      const { __INSTANCES__ } = Reflect.get(window, '__FEDERATION__');
      const scope = __INSTANCES__[0].shareScopeMap.default;
      return ['react', 'react-dom', 'react-router-dom'].flatMap((name) => Object.keys(scope[name]));
    });
  const opensEverySection = async () => {
    for (const name of SECTIONS) {
      await dealer.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
      await expect(dealer.page.getByRole('heading', { level: 1, name })).toBeVisible();
    }
  };
  return { dealer, seen, shared, opensEverySection };
}

test('new majors are refused one by one, by name, and go live together without a failed click', async () => {
  // The gate opens every remote, some two minutes each, and the shell.
  test.setTimeout(2_400_000);
  const before = await fixture.versions();
  expect(Object.keys(before).sort()).toEqual([...REMOTES].sort());
  const former = await dealerWithOnePage();
  const { dealer } = former;

  await dealer.whileClicking(async () => {
    const remote = await fixture.deploy(dirOf('mf-people'));
    expect(remote.ok).toBe(false);
    for (const reason of [
      new RegExp(`mf-people \\S+ needs the contract \\^${NEXT}\\.0\\.0; the shell has ${CONTRACT_MAJOR}\\.`),
      /mf-people uses react \^20\.0\.0 of the shell, which has 19\./,
      /mf-people uses react-router-dom \^8\.\S+ of the shell, which has 7\./,
    ])
      expect(remote.output).toMatch(reason);

    const shell = await fixture.deploy(dirOf('shell'));
    expect(shell.ok).toBe(false);
    for (const name of REMOTES)
      for (const reason of [
        `${name} \\S+ needs the contract \\^${CONTRACT_MAJOR}\\.0\\.0; the shell has ${NEXT}\\.0\\.0`,
        `${name} uses react \\^19\\S+ of the shell, which has 20\\.`,
        `${name} uses react-router-dom \\^7\\S+ of the shell, which has 8\\.`,
      ])
        expect(shell.output).toMatch(new RegExp(reason));

    const some = await fixture.deploy(['shell', 'mf-people'].map(dirOf));
    expect(some.ok).toBe(false);
    expect(some.output).toMatch(/mf-tickets uses react \^19/);
    expect(some.output).not.toContain('mf-people');
    expect(await fixture.versions()).toEqual(before);
  });

  const all = await dealer.whileClicking(() =>
    fixture.deploy(['shell', ...REMOTES].map(dirOf), { gate: next.folder }),
  );
  expect(all.ok, all.output).toBe(true);
  const after = await fixture.versions();
  for (const name of REMOTES) expect(after[name]).not.toBe(before[name]);

  const latter = await dealerWithOnePage();
  await dealer.whileClicking(latter.opensEverySection);
  await former.opensEverySection();
  console.log(`together in ${all.seconds.toFixed(1)} s; ${dealer.summary()}`);

  // The open page keeps what it runs, and its contract; it was not reloaded.
  expect([dealer.failed, dealer.consoleErrors, former.seen.refused, former.seen.loads]).toEqual([
    [],
    [],
    [],
    0,
  ]);
  expect([...former.seen.contracts]).toEqual([String(CONTRACT_MAJOR)]);
  expect((await former.shared()).every((version) => /^(19|7)\./.test(version))).toBe(true);

  expect([latter.dealer.consoleErrors, latter.seen.refused]).toEqual([[], []]);
  expect([...latter.seen.contracts]).toEqual([String(NEXT)]);
  const { react, 'react-dom': dom, 'react-router-dom': router } = MAJORS;
  expect(await latter.shared()).toEqual([react, dom, router]);

  await dealer.page.reload();
  await former.opensEverySection();
  expect(await former.shared()).toEqual([react, dom, router]);
  expect(dealer.consoleErrors).toEqual([]);

  // The way back is refused one by one, too, and goes together.
  const one = await fixture.command('rollback', 'mf-people');
  expect([one.ok, one.output]).toEqual([
    false,
    expect.stringMatching(/mf-people uses react \^19\S+ of the shell, which has 20\./),
  ]);
  expect(await fixture.versions()).toEqual(after);
  const back = await latter.dealer.whileClicking(() =>
    fixture.command('rollback', '--together', 'shell', ...REMOTES),
  );
  expect(back.ok, back.output).toBe(true);
  expect(await fixture.versions()).toEqual(before);
  await dealer.page.reload();
  await former.opensEverySection();
  expect((await former.shared()).every((version) => /^(19|7)\./.test(version))).toBe(true);
  expect([dealer.consoleErrors, latter.dealer.failed, latter.seen.refused]).toEqual([[], [], []]);
  await latter.dealer.close();
  await dealer.close();
});
