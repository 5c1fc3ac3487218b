/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporarySite } from '../../testing/temporarySite';
import { addDeployer } from './deployers.mjs';
import { preflight } from './preflight.mjs';

let site: Awaited<ReturnType<typeof temporarySite>>;
beforeEach(async () => {
  site = await temporarySite();
});
afterEach(() => site.close());

/** What a command on this site says before it changes anything (R1011). */
const sayFor = (names: string[], changes: Partial<Parameters<typeof preflight>[0]> = {}) =>
  preflight({ store: site.store, folder: site.site, names, root: site.root, ...changes }).then(
    () => [],
    (error: Error) => error.message.split('\n'),
  );

test('a command that has all that it needs changes nothing', async () => {
  const before = await site.store.list('');
  expect(await sayFor(['mf-lifts'])).toEqual([]);
  expect(await site.store.list('')).toEqual(before);
});

test.each([
  ['a remote', ['mf-lifts'], ['mf/', 'mf/registry/', 'mf/mf-lifts/']],
  ['the shell', ['shell'], ['mf/', 'mf/registry/', '/']],
  ['the judge of canaries', [], ['mf/', 'mf/registry/']],
])('a store that cannot be written stops %s', async (_, names, prefixes) => {
  for (const denied of prefixes) {
    const probe = async (prefix: string) => {
      if ((prefix || '/') === denied) throw new Error('The bucket answered 403.');
    };
    expect(await sayFor(names, { store: { ...site.store, probe } })).toEqual([
      `${site.store.place} cannot be written at ${denied}: The bucket answered 403.`,
    ]);
  }
});

test('all that is missing is said at once', async () => {
  await addDeployer(site.store, 'mf-lifts', 'lifts-team', []);
  mkdirSync(path.join(site.root, '.git'));
  const probe = () => Promise.reject(new Error('read-only'));
  const [token, store, commit] = await sayFor(['mf-lifts'], { store: { ...site.store, probe } });
  expect(token).toMatch(/^mf-lifts is deployed by lifts-team\. Please set DEPLOY_TOKEN/);
  expect(store).toMatch(/ cannot be written at mf\/: read-only$/);
  expect(commit).toMatch(/^git cannot name the commit of .*not a git repository/);
});

test('a repository names its commit, and a folder outside of one has none', async () => {
  execFileSync('git', ['init', '-q', site.root]);
  expect(await sayFor(['mf-lifts'])).toEqual([]);
});

test('a broken registry stops every command', async () => {
  writeFileSync(path.join(site.site, 'mf/registry.json'), '{');
  for (const names of [['mf-lifts'], []])
    expect(String(await sayFor(names))).toMatch(/registry\.json .* is missing or broken/);
});

test('a full disk stops every command', async () => {
  // A file system without free blocks.
  expect(String(await sayFor([], { folder: '/proc' }))).toMatch(
    /^The disk of \/proc has 0 MB left; 64 MB are needed\.$/,
  );
});
