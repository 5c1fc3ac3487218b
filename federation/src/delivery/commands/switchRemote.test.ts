/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deployTo, temporarySite } from '../../testing/temporarySite';
import { remotesTable } from './judge.mjs';
import { switchRemote } from './remotes.mjs';
import { readDeployedRegistry, readRegistryInUse } from '../registry/registry.mjs';

let site: Awaited<ReturnType<typeof temporarySite>>;
beforeEach(async () => {
  site = await temporarySite();
});
afterEach(() => site.close());

const change = (what: 'disable' | 'enable' | 'remove', name = 'mf-lifts') =>
  switchRemote({ store: site.store, name, what, by: 'lifts-team', now: new Date('2026-03-01T08:00:00Z') });
const live = async () => (await site.live()).remote('mf-lifts');
const table = async () => remotesTable((await readDeployedRegistry(site.store)).registry, []);

test('a remote is switched off and on again, and the registry records who did it', async () => {
  const { version } = await deployTo(site, 'mf-lifts', 'one');
  await deployTo(site, 'mf-parts', 'one');
  expect(await change('disable')).toMatch(/^mf-lifts is switched off\. The registry is at [0-9a-f]{16}\.$/);
  expect(await live()).toMatchObject({ enabled: false, version, changed: '2026-03-01T08:00:00.000Z' });
  expect(await table()).toMatch(
    /^mf-lifts +\S+ +off +.*2026-03-01T08:00:00\.000Z switched off by lifts-team/m,
  );
  expect((await site.live()).remote('mf-parts')?.enabled).toBe(true);
  await expect(change('disable')).rejects.toThrow('mf-lifts is already switched off.');
  await change('enable');
  expect(await live()).toMatchObject({ enabled: true, change: { what: 'switched on', by: 'lifts-team' } });
});

test('a version that is deployed while the remote is off stays off', async () => {
  await deployTo(site, 'mf-lifts', 'one');
  await change('disable');
  const { version } = await deployTo(site, 'mf-lifts', 'two');
  expect(await live()).toMatchObject({ enabled: false, version });
});

test('a remote whose files are gone is not switched on', async () => {
  const { version } = await deployTo(site, 'mf-lifts', 'one');
  await change('disable');
  rmSync(path.join(site.site, 'mf/mf-lifts', version, 'remoteEntry.js'));
  await expect(change('enable')).rejects.toThrow(`mf/mf-lifts/${version}/remoteEntry.js is missing.`);
  expect((await live())?.enabled).toBe(false);
});

test('a removed remote is in the table until it is deployed again', async () => {
  await deployTo(site, 'mf-lifts', 'one');
  await change('remove');
  expect(await live()).toBeUndefined();
  expect(await table()).toMatch(/^mf-lifts +none +.*removed by lifts-team/m);
  await expect(change('remove')).rejects.toThrow('mf-lifts is not deployed.');
  await deployTo(site, 'mf-parts', 'one');
  expect(await table()).toContain('removed by lifts-team');
  await deployTo(site, 'mf-lifts', 'two');
  expect(await live()).toMatchObject({ enabled: true });
  expect(await table()).not.toContain('removed');
});

test.each([
  ['broken', '{'],
  ['one of invalid remotes', '{"revision":"dd","remotes":[null]}'],
  ['missing', undefined],
])(
  'while the registry is %s, the table shows its last good copy and says so, and nothing is changed',
  async (_, text) => {
    const { version } = await deployTo(site, 'mf-lifts', 'one');
    const file = path.join(site.site, 'mf/registry.json');
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
    const { registry, warning } = await readRegistryInUse(site.store);
    expect(warning).toMatch(/registry\.json of .* is missing or broken: the console uses its last good copy/);
    expect(remotesTable(registry, [])).toContain(version);
    await expect(change('disable')).rejects.toThrow('is missing or broken, so deploying is refused');
  },
);
