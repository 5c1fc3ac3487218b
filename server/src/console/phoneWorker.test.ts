import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../http/createServer';
import { serveConsole, type ConsoleSettings } from './serveConsole';

let siteDir: string;
const opened: FastifyInstance[] = [];

const write = (file: string, content: unknown) => {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), typeof content === 'string' ? content : JSON.stringify(content));
};

const version = (name: string, number: string) => ({
  ...{ name, version: number, paths: ['/my_work'], roles: ['TechnicianUser'], enabled: true },
  ...{ entry: `/mf/${name}/${number}/remoteEntry.js`, integrity: 'sha384-e', extensions: [] },
  ...{ chunks: { 'remoteEntry.js': 'sha384-e' }, preload: [`/mf/${name}/${number}/remote.css`] },
});
const deploy = (remotes: object[], revision = 'r1') =>
  write('mf/registry.json', { revision, shell: { version: '1-a' }, remotes });

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'se-site-'));
  write('index.html', '<head></head><script type="application/json" id="registry">null</script>');
  write('phone-worker.js', 'start();');
  write('mf/shell/1-a/version.json', { assets: { 'shell.js': 'sha384-s', 'font.woff2': 'sha384-f' } });
  write('mf/mf-technician/2-b/version.json', {
    assets: { 'remoteEntry.js': 'sha384-e', 'x.css': 'sha384-x' },
  });
});
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
  rmSync(siteDir, { recursive: true });
});

async function serve(settings: ConsoleSettings = {}) {
  const app = await createServer(false);
  await serveConsole(app, siteDir, settings);
  opened.push(app);
  return {
    set: async () => (await app.inject({ url: '/mf/release-set.json' })).json(),
    worker: () => app.inject({ url: '/phone-worker.js' }),
    page: async () => (await app.inject({ url: '/my_work', headers: { accept: 'text/html' } })).body,
  };
}

test('the release set is the page with all files of the shell and of the versions for technicians (R1420)', async () => {
  const canary = { ...version('mf-technician', '3-c'), share: 0.1, since: '2026-01-01' };
  deploy([
    { ...version('mf-technician', '2-b'), canary },
    { ...version('mf-tickets', '1-t'), roles: undefined, paths: ['/tickets'] },
    { ...version('mf-stock', '1-s'), enabled: false },
  ]);
  const { set, page } = await serve();
  const { page: hash, files } = await set();
  expect(files).toEqual([
    { url: '/shell.js', integrity: 'sha384-s' },
    { url: '/font.woff2', integrity: 'sha384-f' },
    { url: '/mf/mf-technician/2-b/remoteEntry.js', integrity: 'sha384-e' },
    { url: '/mf/mf-technician/2-b/x.css', integrity: 'sha384-x' },
    // Of a version that was deployed without a list the registry names the files.
    { url: '/mf/mf-technician/3-c/remoteEntry.js', integrity: 'sha384-e' },
    { url: '/mf/mf-technician/3-c/remote.css', integrity: '' },
  ]);
  const withoutNonces = (await page()).replace(/nonce="[^"]*"/g, 'nonce=""');
  expect(hash).toBe(createHash('sha256').update(withoutNonces).digest('hex'));
});

test('another version is another script, so that browsers install it; a rollback is the former script (R1421)', async () => {
  deploy([version('mf-technician', '2-b')]);
  const { worker, set } = await serve();
  const first = await worker();
  expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache' });
  expect(first.headers['content-type']).toContain('text/javascript');
  expect(first.body).toBe(`self.RELEASE_SET=${JSON.stringify(await set())};\nstart();`);
  deploy([version('mf-technician', '3-c')], 'r2');
  expect((await worker()).body).not.toBe(first.body);
  deploy([version('mf-technician', '2-b')]);
  expect((await worker()).body).toBe(first.body);
});

test('a worker without a release set says so, and phones keep theirs; a shell without a worker has none (R1420)', async () => {
  deploy([version('mf-technician', '2-b')]);
  rmSync(path.join(siteDir, 'mf/shell/1-a/version.json'));
  const { worker, set } = await serve();
  expect(await set()).toBeNull();
  expect((await worker()).body).toContain('self.RELEASE_SET=null;');
  rmSync(path.join(siteDir, 'phone-worker.js'));
  expect((await worker()).statusCode).toBe(404);
});

test('the switch of the operator removes the worker and its caches, and no database (R1423)', async () => {
  deploy([version('mf-technician', '2-b')]);
  const { worker, set } = await serve({ phoneWorkerOff: true });
  const { body, headers } = await worker();
  expect(body).toContain('registration.unregister()');
  expect(body).toContain('caches.delete');
  expect(body).not.toMatch(/indexedDB|start\(\)/);
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(await set()).toBeNull();
});

test('the worker may fetch the files of a release from the origins of remotes', async () => {
  deploy([version('mf-technician', '2-b')]);
  const { worker } = await serve({ remoteOrigins: ['https://parts.example'] });
  expect((await worker()).headers['content-security-policy']).toContain(
    "connect-src 'self' https://parts.example",
  );
});
