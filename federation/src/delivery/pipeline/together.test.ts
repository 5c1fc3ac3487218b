/** @jest-environment node */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporarySite, buildRemote } from '../../testing/temporarySite';
import { deployRemote, deployShell } from '../../testing/deployOne.mjs';
import { builtRelease } from '../registry/releases.mjs';
import { run } from './pipeline.mjs';
import { rollback } from '../commands/rollback.mjs';
import { readDeployedRegistry } from '../registry/registry.mjs';

let site: Awaited<ReturnType<typeof temporarySite>>;
const passes = { gate: async () => {}, livePage: async () => {} };
let options: Parameters<typeof run>[2];
beforeEach(async () => {
  site = await temporarySite();
  options = {
    store: site.store,
    url: site.url,
    checks: passes,
    provenance: { by: 'lifts-team', checks: [] },
  };
});
afterEach(() => site.close());

/** Writes a built shell with this version of the contract; returns the folder of its project. */
function buildShell(contract: string): string {
  const root = path.join(site.root, `project-${contract}`);
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write('shared-api/package.json', JSON.stringify({ version: contract }));
  write('shell/package.json', JSON.stringify({ version: '1.0.0' }));
  write('shell/dist/index.html', `<html>${contract}`);
  write('shell/dist/shell.0123456789ab.js', 'shell()');
  return root;
}

const remoteWith = (name: string, contract: string) => buildRemote(site.root, name, contract, { contract });
const deploy = (name: string, contract: string) =>
  deployRemote({ ...options, checks: passes, dir: remoteWith(name, contract) });
const staged = async (...names: string[]) => [
  await builtRelease(path.join(buildShell('0.2.0'), 'shell')),
  ...(await Promise.all(names.map((name) => builtRelease(remoteWith(name, '^0.2.0'))))),
];
const readRegistry = async () => (await readDeployedRegistry(site.store)).registry;
const page = async () => (await site.store.read('index.html'))?.bytes.toString();

beforeEach(async () => {
  await deployShell({ ...options, root: buildShell('0.1.0') });
  await deploy('mf-lifts', '^0.1.0');
  await deploy('mf-people', '^0.1.0');
});

test('a new contract is refused one by one in both orders, and passes together with one change of the registry', async () => {
  const before = await site.live();
  await expect(deployShell({ ...options, root: buildShell('0.2.0') })).rejects.toThrow(
    /mf-lifts .* needs the contract \^0\.1\.0; the shell has 0\.2\.0\.\nmf-people .* needs the contract \^0\.1\.0/,
  );
  await expect(deploy('mf-lifts', '^0.2.0')).rejects.toThrow(
    'needs the contract ^0.2.0; the shell has 0.1.0.',
  );
  expect((await site.live()).revision).toBe(before.revision);
  const revisions = await site.store.list('mf/registry/');

  const { revision } = await run('deploy', await staged('mf-lifts', 'mf-people'), options);
  const after = await site.live();
  expect(after.revision).toBe(revision);
  expect(after.shell.contract).toBe('0.2.0');
  expect(after.remotes.map(({ contract }) => contract)).toEqual(['^0.2.0', '^0.2.0']);
  expect(await site.store.list('mf/registry/')).toHaveLength(revisions.length + 1);
  expect(await page()).toBe('<html>0.2.0');
});

test.each([
  ['react', '19.3.0', '20.0.0'],
  ['react-router-dom', '7.18.0', '8.0.0'],
])(
  'a new major of %s is refused one by one in both orders, by name, and passes together',
  async (name, old, next) => {
    const brings = (dir: string, what: object) =>
      writeFileSync(
        path.join(dir, 'dist/build-manifest.json'),
        JSON.stringify({ packages: {}, provides: {}, expects: {}, ...what }),
      );
    const shellOf = (version: string) => {
      const root = buildShell('0.1.0');
      brings(path.join(root, 'shell'), { provides: { [name]: version } });
      writeFileSync(path.join(root, 'shell/dist/shell.0123456789ab.js'), `shell(${version})`);
      return root;
    };
    const remoteOf = (version: string) => {
      const dir = buildRemote(site.root, 'mf-lifts', `lifts(${version})`);
      brings(dir, { expects: { [name]: `^${version}` } });
      return dir;
    };
    const alone = (dir: string) => deployRemote({ ...options, checks: passes, dir });
    rmSync(path.join(site.site, 'shell.0123456789ab.js'));
    await deployShell({ ...options, root: shellOf(old) });
    await alone(remoteOf(old));

    await expect(alone(remoteOf(next))).rejects.toThrow(
      `mf-lifts uses ${name} ^${next} of the shell, which has ${old}.`,
    );
    rmSync(path.join(site.site, 'shell.0123456789ab.js'));
    await expect(deployShell({ ...options, root: shellOf(next) })).rejects.toThrow(
      `mf-lifts uses ${name} ^${old} of the shell, which has ${next}.`,
    );
    const releases = [
      await builtRelease(path.join(shellOf(next), 'shell')),
      await builtRelease(remoteOf(next)),
    ];
    const { revision } = await run('deploy', releases, options);
    expect(revision).toBe((await site.live()).revision);
  },
);

test('a set without a remote that the new shell would break is refused as a whole', async () => {
  const before = await site.live();
  await expect(run('deploy', await staged('mf-lifts'), options)).rejects.toThrow(
    /^mf-people .* needs the contract \^0\.1\.0; the shell has 0\.2\.0\.$/,
  );
  expect((await site.live()).revision).toBe(before.revision);
});

test('a set in which two remotes claim an address is refused', async () => {
  const paths = { contract: '^0.1.0', paths: ['/doors'] };
  const dirs = ['mf-lifts', 'mf-people'].map((name) => buildRemote(site.root, name, 'doors', paths));
  const releases = await Promise.all(dirs.map((dir) => builtRelease(dir)));
  await expect(run('deploy', releases, options)).rejects.toThrow(
    'mf-lifts claims /doors, which belongs to mf-people.',
  );
});

test.each([
  ['the gate', 'gate'],
  ['the live page', 'livePage'],
] as const)('when %s fails, nothing has changed', async (_, check) => {
  const before = await site.live();
  const checks = { ...passes, [check]: () => Promise.reject(new Error('no')) };
  const releases = await staged('mf-lifts', 'mf-people');
  await expect(run('deploy', releases, { ...options, checks })).rejects.toThrow('no');
  expect((await site.live()).revision).toBe(before.revision);
  expect(await page()).toBe('<html>0.1.0');
});

test('when a file of the last package is served wrongly, nothing has changed', async () => {
  const before = await site.live();
  const releases = await staged('mf-lifts', 'mf-people');
  const { described } = releases.at(-1) ?? {};
  site.spoiled.set(described?.version.entry.slice(1) ?? '', { status: 404 });
  await expect(run('deploy', releases, options)).rejects.toThrow('answers 404.');
  expect((await site.live()).revision).toBe(before.revision);
});

test('when somebody deploys one of them meanwhile, that deploy stays, and nothing else changes', async () => {
  let theirs = '';
  const gate = async () => {
    const dir = buildRemote(site.root, 'mf-people', 'theirs');
    theirs = (await deployRemote({ ...options, checks: passes, dir })).version;
  };
  const releases = await staged('mf-lifts', 'mf-people');
  await expect(run('deploy', releases, { ...options, checks: { ...passes, gate } })).rejects.toThrow(
    'mf-people was changed by another deployment in the meantime',
  );
  const live = await site.live();
  expect(live.remote('mf-people')?.version).toBe(theirs);
  expect([live.shell.contract, live.remote('mf-lifts')?.contract]).toEqual(['0.1.0', '^0.1.0']);
});

describe('the way back from a new contract', () => {
  const back = (...packages: { name: string; to?: string }[]) => {
    const by = { by: 'on call', checks: [] };
    return rollback({ packages, store: site.store, provenance: by, livePage: async () => {} });
  };
  const all = [{ name: 'shell' }, { name: 'mf-lifts' }, { name: 'mf-people' }];
  const versions = async () => {
    const { shell, remotes } = await site.live();
    return [shell.version, ...remotes.map(({ version }) => version)];
  };
  const goTogether = async () => {
    const before = await versions();
    await run('deploy', await staged('mf-lifts', 'mf-people'), options);
    return before;
  };

  test('is refused one by one, and taken together with one change of the registry', async () => {
    const before = await goTogether();
    for (const one of all) await expect(back(one)).rejects.toThrow('needs the contract');
    const revisions = await site.store.list('mf/registry/');
    const { versions: restored } = await back(...all);
    expect(restored.map(({ version }) => version)).toEqual(before);
    expect(await versions()).toEqual(before);
    expect(await site.store.list('mf/registry/')).toHaveLength(revisions.length + 1);
    expect(await page()).toBe('<html>0.1.0');
  });

  test('names the versions of packages that were deployed again since', async () => {
    const [, lifts = ''] = await goTogether();
    const dir = buildRemote(site.root, 'mf-lifts', 'mended', { contract: '^0.2.0' });
    await deployRemote({ ...options, checks: passes, dir });
    await expect(back(...all)).rejects.toThrow('needs the contract');
    await back({ name: 'shell' }, { name: 'mf-lifts', to: lifts }, { name: 'mf-people' });
    expect((await site.live()).remote('mf-lifts')?.version).toBe(lifts);
  });

  test('leaves no bad version as the previous one, and they come back by force only', async () => {
    await goTogether();
    await back(...all);
    const { shell, remotes } = await readRegistry();
    expect([shell.previous, ...remotes.map(({ previous }) => previous)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(shell.change).toMatchObject({ what: 'rolled back', by: 'on call' });
    await expect(back({ name: 'shell' })).rejects.toThrow(/^Please name the version of shell, with --to, /);
    await expect(run('deploy', await staged('mf-lifts', 'mf-people'), options)).rejects.toThrow(
      /^The shell \S+ is recorded as bad by on call .*\nmf-lifts \S+ is recorded as bad .*\nmf-people /,
    );
  });

  test('does not end a canary on the way', async () => {
    await goTogether();
    const dir = buildRemote(site.root, 'mf-lifts', 'canary', { contract: '^0.2.0' });
    await deployRemote({ ...options, checks: passes, dir, share: 0.1 });
    await expect(back(...all)).rejects.toThrow(
      'mf-lifts has a canary. Please end it first: npm run rollback -- mf-lifts',
    );
  });

  test('is refused while a file of the former shell is gone', async () => {
    const root = buildShell('0.1.0');
    writeFileSync(path.join(root, 'shell/dist/index.html'), '<script src="/shell.0123456789ac.js"></script>');
    writeFileSync(path.join(root, 'shell/dist/shell.0123456789ac.js'), 'shell()');
    await deployShell({ ...options, root });
    await goTogether();
    rmSync(path.join(site.site, 'shell.0123456789ac.js'));
    await expect(back(...all)).rejects.toThrow('shell.0123456789ac.js is missing.');
  });
});
