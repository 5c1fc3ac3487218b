import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../http/createServer';
import { healthRoutes } from '../http/healthRoutes';
import { registryFigure } from '../metrics/installationMetrics';
import { readDeployedVersions } from '../telemetry/deployedVersions';
import { readRegistry } from './readRegistry';
import { serveConsole } from './serveConsole';

const PAGE =
  '<!doctype html><head></head><script type="application/json" id="registry">null</script><div id="root"></div>';
const LAST = { revision: 'bb', remotes: [] };

let siteDir: string;
let app: FastifyInstance;
const write = (file: string, content: string) => writeFileSync(path.join(siteDir, file), content);

beforeEach(async () => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'se-site-'));
  mkdirSync(path.join(siteDir, 'mf/registry'), { recursive: true });
  write('index.html', PAGE);
  const revisions = {
    aa: JSON.stringify({ ...LAST, revision: 'aa' }),
    bb: JSON.stringify(LAST),
    cc: '{"revision":',
  };
  for (const [at, [name, text]] of Object.entries(revisions).entries()) {
    write(`mf/registry/${name}.json`, text);
    utimesSync(path.join(siteDir, `mf/registry/${name}.json`), at + 1, at + 1);
  }
  app = await createServer(false);
  await serveConsole(app, siteDir);
});
afterEach(async () => {
  await app.close();
  rmSync(siteDir, { recursive: true });
});

test.each([
  ['{"revision":'],
  ['<html>'],
  ['{"revision":"dd"}'],
  ['{"revision":"dd","remotes":[null,{"name":"mf-lifts"}]}'],
  [undefined],
])('a registry that is %s is replaced by the last good revision', async (text) => {
  if (text !== undefined) write('mf/registry.json', text);
  expect((await app.inject({ url: '/login' })).body).toContain('"revision":"bb"');
  expect((await app.inject({ url: '/mf/registry.json' })).json()).toEqual(LAST);
});

test('the copy of the registry goes before newer revisions: they may have been reverted, or never deployed', async () => {
  write('mf/registry.json', '{"revision":');
  write('mf/registry/last.json', JSON.stringify({ ...LAST, revision: 'aa' }));
  utimesSync(path.join(siteDir, 'mf/registry/last.json'), 1, 1);
  expect((await app.inject({ url: '/mf/registry.json' })).json()).toMatchObject({ revision: 'aa' });
  write('mf/registry/last.json', '{');
  expect((await app.inject({ url: '/mf/registry.json' })).json()).toEqual(LAST);
});

test.each([[[]], [[null, { name: 'mf-lifts', entry: '/mf/mf-lifts/1/remoteEntry.js' }]]])(
  'a registry with the remotes %j is used',
  async (remotes) => {
    const deployed = { revision: 'dd', remotes };
    write('mf/registry.json', JSON.stringify(deployed));
    expect((await app.inject({ url: '/login' })).body).toContain('"revision":"dd"');
    expect((await app.inject({ url: '/mf/registry.json' })).json()).toEqual(deployed);
  },
);

test('without a good revision the page has none, and the address of the registry is 404', async () => {
  rmSync(path.join(siteDir, 'mf/registry'), { recursive: true });
  expect((await app.inject({ url: '/login' })).body).toContain('id="registry">null<');
  expect((await app.inject({ url: '/mf/registry.json' })).statusCode).toBe(404);
});

describe('while the deployed registry is not used', () => {
  const file = () => path.join(siteDir, 'mf/registry.json');
  const LIFTS = { name: 'mf-lifts', version: '1', entry: '/mf/mf-lifts/1/remoteEntry.js' };
  const ready = async () => {
    healthRoutes(
      app,
      async () => true,
      async () => (await readRegistry(file())).warning,
    );
    return (await app.inject({ url: '/readyz' })).json();
  };

  test.each([
    ['broken', '{'],
    ['missing', undefined],
  ])('/readyz and a metric say that it is %s, and the server works (R951)', async (_, text) => {
    if (text !== undefined) write('mf/registry.json', text);
    expect(await ready()).toEqual({
      status: 'ready',
      warning: 'The registry is missing or broken: its last good revision, bb, is used.',
    });
    expect(await registryFigure(file())).toMatchObject({ name: 'registry_fallback', series: [{ value: 1 }] });
  });

  test('the versions of the last good revision are those that browsers can have', async () => {
    write('mf/registry.json', '{');
    write('mf/registry/last.json', JSON.stringify({ ...LAST, remotes: [LIFTS] }));
    expect([...(await readDeployedVersions(file())())]).toEqual(['mf-lifts 1']);
  });

  test('without a good revision /readyz says that no section is available', async () => {
    rmSync(path.join(siteDir, 'mf/registry'), { recursive: true });
    expect(await ready()).toMatchObject({ warning: 'There is no valid registry: no section is available.' });
  });

  test('a good registry is no reason for a warning', async () => {
    write('mf/registry.json', JSON.stringify({ revision: 'dd', remotes: [LIFTS] }));
    expect(await ready()).toEqual({ status: 'ready' });
    expect(await registryFigure(file())).toMatchObject({ series: [{ value: 0 }] });
  });
});
