/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { parseRegistry } from '../../registry';
import { assemble, compressSite } from './assemble.mjs';

let root: string;

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const read = (file: string) => readFileSync(path.join(root, 'site', file), 'utf8');
const registry = () => parseRegistry(JSON.parse(read('mf/registry.json')))?.registry;
const run = () => assemble({ root, log: () => undefined, now: new Date('2026-11-21T10:00:00Z') });
const integrityOf = (script: string) => `sha384-${createHash('sha384').update(script).digest('base64')}`;

function buildRemote(name: string, script: string) {
  write(`${name}/package.json`, JSON.stringify({ version: '1.2.3', description: 'Lifts' }));
  write(
    `${name}/remote.json`,
    JSON.stringify({ name, contract: '^0.1.0', paths: ['/lifts'], navigation: [], extensions: ['home'] }),
  );
  write(`${name}/dist/remoteEntry.js`, script);
  write(`${name}/dist/remote.0123456789ab.js`, 'exposed()');
  write(
    `${name}/dist/initial-files.json`,
    '{"first":["remote.0123456789ab.js"],"screens":[{"paths":["/lifts"],"files":["list.0123456789ab.css"]}]}',
  );
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'assemble-'));
  write('package.json', JSON.stringify({ workspaces: ['shell', 'mf-lifts', 'server'] }));
  write('shell/package.json', JSON.stringify({ version: '1.0.0' }));
  write('shared-api/package.json', JSON.stringify({ version: '0.1.0' }));
  write('shell/dist/index.html', '<html>1');
  write('shell/dist/shell.0123456789ab.js', 'shell()');
  buildRemote('mf-lifts', 'entry(1)');
});

afterEach(() => rmSync(root, { recursive: true }));

test('the registry names each remote with its version, entry, integrity and description', async () => {
  await run();
  const [remote] = registry()?.remotes ?? [];
  const base = `/mf/mf-lifts/${remote?.version}`;
  expect(remote).toEqual({
    name: 'mf-lifts',
    title: 'Lifts',
    version: expect.stringMatching(/^1\.2\.3-[0-9a-f]{12}$/),
    entry: `${base}/remoteEntry.js`,
    integrity: integrityOf('entry(1)'),
    chunks: {
      'remoteEntry.js': integrityOf('entry(1)'),
      'remote.0123456789ab.js': integrityOf('exposed()'),
    },
    preload: [`${base}/remote.0123456789ab.js`],
    screenFiles: [{ paths: ['/lifts'], files: [`${base}/list.0123456789ab.css`] }],
    contract: '^0.1.0',
    paths: ['/lifts'],
    navigation: [],
    extensions: ['home'],
    enabled: true,
    changed: '2026-11-21T10:00:00.000Z',
    provenance: { by: expect.stringMatching(/./), checks: [] },
  });
  expect(registry()?.shell).toEqual({
    version: expect.stringMatching(/^1\.0\.0-[0-9a-f]{12}$/),
    contract: '0.1.0',
  });
  expect(read(`${base}/remoteEntry.js`)).toBe('entry(1)');
  expect(read('index.html')).toBe('<html>1');
});

test('the record of a version names each script, style sheet and font, which phones keep; workers are not among them (R1420)', async () => {
  write('mf-lifts/dist/list.0123456789ab.css', 'a{}');
  write('mf-lifts/dist/alone/index.0123456789ab.js', 'alone()');
  write('shell/dist/font.0123456789ab.woff2', 'font');
  write('shell/dist/phone-worker.js', 'worker()');
  await run();
  const { shell, remotes } = registry() ?? {};
  const assetsOf = (name: string, version = '') =>
    JSON.parse(read(`mf/${name}/${version}/version.json`)).assets;
  expect(assetsOf('shell', shell?.version)).toEqual({
    'font.0123456789ab.woff2': integrityOf('font'),
    'shell.0123456789ab.js': integrityOf('shell()'),
  });
  expect(assetsOf('mf-lifts', remotes?.[0]?.version)).toEqual({
    'list.0123456789ab.css': integrityOf('a{}'),
    'remote.0123456789ab.js': integrityOf('exposed()'),
    'remoteEntry.js': integrityOf('entry(1)'),
  });
  expect(read('phone-worker.js')).toBe('worker()');
});

test('the files for opening a remote by itself are copied, but are not in the registry', async () => {
  write('mf-lifts/dist/alone/alone.0123456789ab.js', 'host()');
  await run();
  const [remote] = registry()?.remotes ?? [];
  expect(read(`mf/mf-lifts/${remote?.version}/alone/alone.0123456789ab.js`)).toBe('host()');
  expect(Object.keys(remote?.chunks ?? {})).toEqual(['remote.0123456789ab.js', 'remoteEntry.js']);
});

test('extensions and translated names of a remote are in the registry, also for the previous version', async () => {
  const slots = { '/lifts?tab=issues': 'elevatorTickets' };
  const described = {
    name: 'mf-lifts',
    contract: '^0.1.0',
    paths: ['/lifts'],
    navigation: [],
    extensions: [],
  };
  const titles = { hi: 'लिफ्ट' };
  write('mf-lifts/remote.json', JSON.stringify({ ...described, slots, titles }));
  await run();
  expect(registry()?.remotes[0]).toMatchObject({ slots, titles });
  write('mf-lifts/remote.json', JSON.stringify({ ...described, paths: ['/lifts', '/new'] }));
  await run();
  expect(registry()?.remotes[0]?.previous).toMatchObject({ slots, titles });
  expect(registry()?.remotes[0]).not.toHaveProperty('titles');
});

test('every text file has a compressed copy', async () => {
  await run();
  const small = readFileSync(path.join(root, 'site/shell.0123456789ab.js.br'));
  expect(brotliDecompressSync(small).toString()).toBe('shell()');
});

test('the copies can be made later, and the registry stays as it is', async () => {
  await assemble({ root, log: () => undefined, compress: false });
  const before = read('mf/registry.json');
  expect(readdirSync(path.join(root, 'site')).filter((file) => file.endsWith('.br'))).toEqual([]);
  await compressSite({ root });
  expect(readdirSync(path.join(root, 'site'))).toContain('shell.0123456789ab.js.br');
  expect(read('mf/registry.json')).toBe(before);
});

test('an unchanged remote keeps its version, and the registry its revision', async () => {
  await run();
  const before = registry();
  await run();
  expect(registry()).toEqual(before);
});

test('a changed remote gets a new version, and the files of the old one stay for open pages', async () => {
  await run();
  const before = registry();
  buildRemote('mf-lifts', 'entry(2)');
  await run();
  expect(registry()?.revision).not.toBe(before?.revision);
  expect(readdirSync(path.join(root, 'site/mf/mf-lifts'))).toHaveLength(2);
  expect(read(before?.remotes[0]?.entry ?? '')).toBe('entry(1)');
  expect(read(registry()?.remotes[0]?.entry ?? '')).toBe('entry(2)');
});

test('the description of a remote is part of its version, and the previous version is stored', async () => {
  await run();
  const [before] = registry()?.remotes ?? [];
  const description = { name: 'mf-lifts', contract: '^0.1.0', paths: ['/lifts', '/new'], navigation: [] };
  write('mf-lifts/remote.json', JSON.stringify({ ...description, extensions: [] }));
  await run();
  const [after] = registry()?.remotes ?? [];
  expect(after?.version).not.toBe(before?.version);
  expect(after?.previous?.entry).toBe(before?.entry);
  expect(after?.previous?.paths).toEqual(['/lifts']);
});

test('every revision of the registry stays readable', async () => {
  await run();
  const first = registry();
  buildRemote('mf-lifts', 'entry(2)');
  await run();
  const revision = (name = '') => parseRegistry(JSON.parse(read(`mf/registry/${name}.json`)))?.registry;
  expect(revision(first?.revision)).toEqual(first);
  expect(revision(registry()?.revision)).toEqual(registry());
});

test('a deployed file is never overwritten', async () => {
  await run();
  write('site/shell.0123456789ab.js', 'as deployed');
  await run();
  expect(read('shell.0123456789ab.js')).toBe('as deployed');
});

test('every page is replaced by the newest one, since it names the files that it needs', async () => {
  write('shell/dist/pages/about.html', '<html>about 1');
  await run();
  write('shell/dist/index.html', '<html>2');
  write('shell/dist/pages/about.html', '<html>about 2');
  await run();
  expect([read('index.html'), read('pages/about.html')]).toEqual(['<html>2', '<html>about 2']);
});

test('the next run copies files that an interrupted run left out', async () => {
  await run();
  rmSync(path.join(root, 'site/shell.0123456789ab.js.br'));
  rmSync(path.join(root, 'site', registry()?.remotes[0]?.entry ?? ''));
  await run();
  expect(readdirSync(path.join(root, 'site'))).toContain('shell.0123456789ab.js.br');
  expect(read(registry()?.remotes[0]?.entry ?? '')).toBe('entry(1)');
});

test('a package that was not built is named in the error, and the site stays unchanged', async () => {
  await run();
  const before = read('mf/registry.json');
  rmSync(path.join(root, 'mf-lifts/dist'), { recursive: true });
  await expect(run()).rejects.toThrow('mf-lifts has not been built. Please run npm run build.');
  expect(read('mf/registry.json')).toBe(before);
});
