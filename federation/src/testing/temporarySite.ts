import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deployRemote } from './deployOne.mjs';
import { directoryStore, type Store } from '../delivery/store/directoryStore.mjs';
import { storeRecord } from '../delivery/registry/records.mjs';
import { readDeployedRegistry, registryOf, updateRegistry } from '../delivery/registry/registry.mjs';
import { parseRegistry, type DeployedRemote } from '../registry';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/**
 * A temporary console in a new folder with a deployed shell, served over HTTP, and packages that can be deployed to
 * it.
 */
export async function temporarySite() {
  const root = mkdtempSync(path.join(tmpdir(), 'delivery-'));
  const site = path.join(root, 'site');
  const store = directoryStore(site);
  /** Wrong answers of the server, by key. */
  const spoiled = new Map<string, { status?: number; type?: string; body?: string }>();
  /** Headers of all answers. */
  const headers: Record<string, string> = {};
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const key = (request.url ?? '').slice(1);
    const { status = 200, type = TYPES[path.extname(key)] ?? 'text/plain', body } = spoiled.get(key) ?? {};
    readFile(path.join(site, key)).then(
      (bytes) => response.writeHead(status, { 'content-type': type }).end(body ?? bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const shell = { version: '0.1.0-00000000000a', contract: '0.1.0' };
  await storeRecord(store, { shell, provides: {}, pages: {} });
  await updateRegistry(store, ({ remotes }) => registryOf({ shell, remotes }));

  return {
    root,
    site,
    store,
    spoiled,
    headers,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    live: () => liveOf(store),
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      rmSync(root, { recursive: true });
    },
  };
}

/** The registry as browsers read it; throws if a part of it is invalid. */
export async function liveOf(store: Store) {
  const read = parseRegistry((await readDeployedRegistry(store)).registry);
  if (!read || read.invalid.length > 0) throw new Error(`Not a registry: ${read?.invalid.join(', ')}`);
  const { registry } = read;
  const remote = (name: string): DeployedRemote | undefined =>
    registry.remotes.find((one) => one.name === name);
  return { ...registry, remote };
}

/** Writes the built package of a remote whose entry is `script`; returns its folder. */
export function buildRemote(root: string, name: string, script: string, changes: object = {}): string {
  const dir = path.join(root, `${name}-${Buffer.from(script).toString('hex').slice(0, 40)}`);
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  };
  const description = { name, contract: '^0.1.0', paths: [`/${name}`], navigation: [], extensions: [] };
  write('package.json', JSON.stringify({ version: '1.2.3', description: name }));
  write('remote.json', JSON.stringify({ ...description, ...changes }));
  write('dist/remoteEntry.js', script);
  write('dist/remote.0123456789ab.js', `exposed(${script})`);
  write('dist/initial-files.json', '{"first":["remote.0123456789ab.js"],"screens":[]}');
  write('dist/build-manifest.json', JSON.stringify({ packages: {}, provides: {}, expects: {} }));
  return dir;
}

/** The checks of a deploy, all of which pass. */
export const passes = { gate: async () => {}, livePage: async () => {} };

/** Who deploys in tests. */
export const provenance = { by: 'lifts-team', commit: 'c0ffee', clean: true, checks: ['tests'] };

type Site = Awaited<ReturnType<typeof temporarySite>>;

/** Builds a remote whose entry is `script`, and deploys it to the site. */
export const deployTo = (
  site: Site,
  name: string,
  script: string,
  more: Partial<Parameters<typeof deployRemote>[0]> = {},
) =>
  deployRemote({
    dir: buildRemote(site.root, name, script),
    store: site.store,
    url: site.url,
    checks: passes,
    provenance,
    ...more,
  });
