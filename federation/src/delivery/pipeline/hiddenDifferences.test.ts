/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildRemote, deployTo, provenance, temporarySite } from '../../testing/temporarySite';
import { deployShell } from '../../testing/deployOne.mjs';
import { remotesTable } from '../commands/judge.mjs';
import { readDeployedRegistry } from '../registry/registry.mjs';

const LOOK = '@smart-elevator/shared-ui@2.0.0';

let site: Awaited<ReturnType<typeof temporarySite>>;
beforeEach(async () => {
  site = await temporarySite();
});
afterEach(() => site.close());

const manifestIn = (dir: string, contents: object) =>
  writeFileSync(
    path.join(dir, 'dist/build-manifest.json'),
    JSON.stringify({ packages: {}, provides: {}, expects: {}, contents }),
  );

/** Deploys a remote that was built with these contents; returns the sentences of the deploy. */
async function deployRemote(name: string, script: string, contents: object): Promise<string[]> {
  const said: string[] = [];
  const dir = buildRemote(site.root, name, script);
  manifestIn(dir, contents);
  await deployTo(site, name, 'as built above', { dir, log: (sentence) => said.push(sentence) });
  return said.filter((sentence) => sentence.includes('other sources'));
}

/** The same for a shell. */
async function deployShellWith(contents: object): Promise<string[]> {
  const said: string[] = [];
  const root = path.join(site.root, `project-${JSON.stringify(contents).length}`);
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write('shared-api/package.json', JSON.stringify({ version: '0.1.0' }));
  write('shell/package.json', JSON.stringify({ version: '1.0.0' }));
  write('shell/dist/index.html', `<html>${JSON.stringify(contents)}`);
  manifestIn(path.join(root, 'shell'), contents);
  const checks = { gate: async () => {}, livePage: async () => {} };
  await deployShell({
    ...{ root, store: site.store, url: site.url, checks, provenance },
    log: (sentence) => said.push(sentence),
  });
  return said.filter((sentence) => sentence.includes('other sources'));
}

const table = async () => remotesTable((await readDeployedRegistry(site.store)).registry, []);

test('a deploy says that a remote was built with other sources of a version that the shell has, and the registry records it', async () => {
  await deployShellWith({ [LOOK]: 'of the shell' });
  expect(await deployRemote('mf-same', 'one', { [LOOK]: 'of the shell' })).toEqual([]);
  // Another version is no secret: the versions are compared.
  expect(await deployRemote('mf-later', 'one', { '@smart-elevator/shared-ui@2.1.0': 'later' })).toEqual([]);
  expect(await deployRemote('mf-lifts', 'one', { [LOOK]: 'of mf-lifts' })).toEqual([
    `mf-lifts was built with other sources of ${LOOK} than the shell, and runs with the shell's.`,
  ]);
  expect((await site.live()).remote('mf-lifts')?.provenance?.differs).toEqual([LOOK]);
  expect((await site.live()).remote('mf-same')?.provenance?.differs).toBeUndefined();
  expect(await table()).toMatch(new RegExp(`^mf-lifts .*, other sources of ${LOOK}$`, 'm'));
});

test('the deploy of a shell names the remotes that were built with other sources of its version', async () => {
  await deployRemote('mf-lifts', 'one', { [LOOK]: 'first' });
  await deployRemote('mf-parts', 'one', { [LOOK]: 'second' });
  expect(await deployShellWith({ [LOOK]: 'second' })).toEqual([
    `mf-lifts was built with other sources of ${LOOK} than the shell, and runs with the shell's.`,
  ]);
});
