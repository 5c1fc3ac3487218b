/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildRemote, deployTo, passes, provenance, temporarySite } from '../../testing/temporarySite';
import type { Registry } from '../../registry';
import { rollback } from '../commands/rollback.mjs';

let site: Awaited<ReturnType<typeof temporarySite>>;
beforeEach(async () => {
  site = await temporarySite();
});
afterEach(() => site.close());

const deploy = (name: string, script: string, more?: Parameters<typeof deployTo>[3]) =>
  deployTo(site, name, script, more);

test('a deployed remote is in the registry, with the previous version, and its files exist', async () => {
  const first = await deploy('mf-lifts', 'one');
  const second = await deploy('mf-lifts', 'two');
  const { revision, remote } = await site.live();
  expect(revision).toBe(second.revision);
  expect(remote('mf-lifts')?.version).toBe(second.version);
  expect(remote('mf-lifts')?.previous?.version).toBe(first.version);
  const answer = await fetch(new URL(remote('mf-lifts')?.entry ?? '', site.url));
  expect(await answer.text()).toBe('two');
});

test('a deploy removes no file of a former version: a phone may hold it for weeks (R1421)', async () => {
  await deploy('mf-lifts', 'one');
  const former = await site.store.list('mf/mf-lifts/');
  for (const script of ['two', 'three', 'four']) await deploy('mf-lifts', script);
  const now = await site.store.list('mf/mf-lifts/');
  expect(former.length).toBeGreaterThan(0);
  expect(now).toEqual(expect.arrayContaining(former));
  for (const key of former) expect((await fetch(new URL(`/${key}`, site.url))).status).toBe(200);
});

test('two teams deploy at once: both are deployed, 10 rounds', async () => {
  const names = ['mf-lifts', 'mf-doors', 'mf-stairs'];
  for (let round = 0; round < 10; round += 1) {
    const made = await Promise.all(names.map((name) => deploy(name, `${name} ${round}`)));
    const { remote } = await site.live();
    expect(names.map((name) => remote(name)?.version)).toEqual(made.map(({ version }) => version));
  }
}, 120_000);

test('two teams deploy the same remote at once: one succeeds, the other gets an error', async () => {
  const results = await Promise.allSettled([deploy('mf-lifts', 'mine'), deploy('mf-lifts', 'yours')]);
  const done = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.version] : []));
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  expect(done).toHaveLength(1);
  expect(reasons[0]).toMatch(/mf-lifts was changed by another deployment in the meantime: it is at 1\.2\.3-/);
  expect((await site.live()).remote('mf-lifts')?.version).toBe(done[0]);
});

test('a preview is served with its record, and the registry stays', async () => {
  await deploy('mf-lifts', 'one');
  const before = await site.live();
  const { version } = await deploy('mf-lifts', 'two', { preview: true });
  expect((await site.live()).revision).toBe(before.revision);
  const answer = await fetch(new URL(`/mf/mf-lifts/${version}/version.json`, site.url));
  expect(await answer.json()).toMatchObject({ name: 'mf-lifts', version: { version } });
});

test('a remote that the gate refuses leaves no trace', async () => {
  await deploy('mf-lifts', 'one');
  const before = await site.live();
  const gate = () => Promise.reject(new Error('no'));
  await expect(deploy('mf-lifts', 'two', { checks: { ...passes, gate } })).rejects.toThrow('no');
  expect((await site.live()).revision).toBe(before.revision);
  expect(await site.store.list('mf/mf-lifts/')).toHaveLength(3);
});

test.each([
  ['is missing', { status: 404 }, /answers 404/],
  ['comes as a page', { type: 'text/html' }, /is sent as text\/html/],
  ['comes with other bytes', { body: 'evil()' }, /differs from the uploaded file/],
])('a file that %s over HTTP stops the deploy before the registry changes', async (_, spoil, sentence) => {
  const { version } = await deploy('mf-lifts', 'one');
  const dir = buildRemote(site.root, 'mf-lifts', 'two');
  const gate = async (described: { version: { entry: string } }) =>
    void site.spoiled.set(described.version.entry.slice(1), spoil);
  await expect(deploy('mf-lifts', 'two', { dir, checks: { ...passes, gate } })).rejects.toThrow(sentence);
  expect((await site.live()).remote('mf-lifts')?.version).toBe(version);
});

test('a page with the nonce of the answer is what was uploaded; a page with anything else is not', async () => {
  const html = '<html><head></head>';
  const withPage = (script: string) => {
    const dir = buildRemote(site.root, 'mf-lifts', script);
    writeFileSync(path.join(dir, 'dist/index.html'), html);
    return dir;
  };
  const sent = (body: string) => async (described: { version: { version: string } }) =>
    void site.spoiled.set(`mf/mf-lifts/${described.version.version}/index.html`, { type: 'text/html', body });
  const nonce = '<meta property="csp-nonce" nonce="aB-9_">';
  const gate = sent(html.replace('</head>', `${nonce}</head>`));
  await deploy('mf-lifts', 'one', { dir: withPage('one'), checks: { ...passes, gate } });
  const other = sent(html.replace('</head>', `${nonce}<script></script></head>`));
  await expect(
    deploy('mf-lifts', 'two', { dir: withPage('two'), checks: { ...passes, gate: other } }),
  ).rejects.toThrow('index.html differs from the uploaded file');
});

test('a failing live page restores the former entry; the other remotes stay deployed', async () => {
  await deploy('mf-lifts', 'one');
  const before = (await site.live()).remote('mf-lifts');
  const livePage = async () => {
    await deploy('mf-doors', 'meanwhile');
    throw new Error('the screen stayed white');
  };
  await expect(deploy('mf-lifts', 'two', { checks: { ...passes, livePage } })).rejects.toThrow(
    'The live page failed, so the previous version of mf-lifts was restored: the screen stayed white',
  );
  const live = await site.live();
  expect(live.remote('mf-lifts')).toEqual(before);
  expect(live.remote('mf-doors')).toBeDefined();
});

test('a new remote is removed again when its live page fails', async () => {
  const livePage = () => Promise.reject(new Error('white'));
  await expect(deploy('mf-lifts', 'one', { checks: { ...passes, livePage } })).rejects.toThrow('white');
  expect((await site.live()).remotes).toEqual([]);
});

test('a deployed version is not deployed again', async () => {
  const { version } = await deploy('mf-lifts', 'one');
  await expect(deploy('mf-lifts', 'one')).rejects.toThrow(`mf-lifts ${version} is already deployed.`);
});

test('deployed files are not overwritten', async () => {
  const { version } = await deploy('mf-lifts', 'one');
  await deploy('mf-lifts', 'two');
  writeFileSync(path.join(site.site, `mf/mf-lifts/${version}/remoteEntry.js`), 'tampered');
  await expect(deploy('mf-lifts', 'one')).rejects.toThrow(/is deployed already, with another content/);
});

describe('the copy of the registry for the case that it breaks', () => {
  const copy = async () =>
    JSON.parse((await site.store.read('mf/registry/last.json'))?.bytes.toString() ?? '');

  test('is the deployed one, and after a failed live page the former one', async () => {
    await deploy('mf-lifts', 'one');
    const { revision } = await site.live();
    expect((await copy()).revision).toBe(revision);
    const white = { ...passes, livePage: () => Promise.reject(new Error('white')) };
    await expect(deploy('mf-lifts', 'two', { checks: white })).rejects.toThrow('white');
    expect((await copy()).revision).toBe(revision);
  });

  test('is none that lost against a deploy at the same time', async () => {
    await deploy('mf-lifts', 'one');
    const { create } = site.store;
    let theirs: string | undefined;
    // Somebody else deploys the same remote just before the registry is replaced.
    const slow = {
      ...site.store,
      create: async (key: string, bytes: Buffer) => {
        const isNew = await create(key, bytes);
        if (key.startsWith('mf/registry/') && theirs === undefined) {
          theirs = '';
          theirs = (await deploy('mf-lifts', 'theirs')).revision;
        }
        return isNew;
      },
    };
    await expect(deploy('mf-lifts', 'ours', { store: slow })).rejects.toThrow('was changed by another');
    expect((await copy()).revision).toBe(theirs);
  });
});

describe('every revision names', () => {
  const remoteOf = async (revision: string) => {
    const kept = await site.store.read(`mf/registry/${revision}.json`);
    const { remotes }: Registry = JSON.parse(kept?.bytes.toString() ?? '');
    return remotes[0];
  };

  test('who deployed it, from which commit, and with which checks', async () => {
    const gate = async () => ['journeys'];
    const first = await deploy('mf-lifts', 'one', { checks: { ...passes, gate } });
    const other = { by: 'night shift', commit: 'beef', clean: false, checks: [] };
    const second = await deploy('mf-lifts', 'two', { provenance: other });
    const checks = ['tests', 'compatibility', 'journeys', 'files'];
    expect((await remoteOf(first.revision))?.provenance).toEqual({ ...provenance, checks });
    expect((await remoteOf(second.revision))?.provenance).toEqual({
      ...other,
      checks: ['compatibility', 'files'],
    });
  });

  test('who rolled back, to the version of whom and of which commit, and what was checked', async () => {
    const { version } = await deploy('mf-lifts', 'one');
    await deploy('mf-lifts', 'two', { provenance: { by: 'night shift', commit: 'beef', checks: [] } });
    const by = { by: 'on call', checks: [] };
    const { revision } = await rollback({
      packages: [{ name: 'mf-lifts' }],
      store: site.store,
      provenance: by,
      livePage: passes.livePage,
    });
    expect(await remoteOf(revision)).toMatchObject({
      version,
      provenance: { by: 'lifts-team', commit: 'c0ffee', clean: true, checks: ['tests', 'compatibility'] },
      change: { what: 'rolled back', by: 'on call', checks: ['compatibility', 'stored files'] },
    });
  });
});

test('files of another origin: only if the console allows it, and the origin sends them to its pages', async () => {
  // The same server under another name.
  const origin = site.url.replace('127.0.0.1', 'localhost');
  await expect(deploy('mf-lifts', 'one', { origin })).rejects.toThrow(
    `${site.url} does not allow remotes from ${origin}: add it to REMOTE_ORIGINS.`,
  );
  site.headers['content-security-policy'] =
    `default-src 'none'; script-src 'self' ${origin}; style-src 'self'`;
  await expect(deploy('mf-lifts', 'one', { origin })).rejects.toThrow(
    `remoteEntry.js is sent by ${origin} without Access-Control-Allow-Origin for ${site.url}.`,
  );
  expect((await site.live()).remotes).toEqual([]);
  site.headers['access-control-allow-origin'] = '*';
  const { version } = await deploy('mf-lifts', 'one', { origin });
  expect((await site.live()).remote('mf-lifts')).toMatchObject({ version, origin });
  // The same build at another place is another version.
  expect((await deploy('mf-lifts', 'one')).version).not.toBe(version);
  expect((await site.live()).remote('mf-lifts')?.origin).toBeUndefined();
  await rollback({
    packages: [{ name: 'mf-lifts', to: version }],
    store: site.store,
    provenance,
    livePage: async () => {},
  });
  expect((await site.live()).remote('mf-lifts')).toMatchObject({ version, origin });
});
