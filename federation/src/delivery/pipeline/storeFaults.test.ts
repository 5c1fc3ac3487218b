/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deployShell } from '../../testing/deployOne.mjs';
import { deployTo, passes, provenance, temporarySite } from '../../testing/temporarySite';
import type { Store } from '../store/directoryStore.mjs';

let site: Awaited<ReturnType<typeof temporarySite>>;
beforeEach(async () => {
  site = await temporarySite();
});
afterEach(() => site.close());

const deploy = (name: string, script: string, more?: Parameters<typeof deployTo>[3]) =>
  deployTo(site, name, script, more);

test.each([
  ['and the bucket refused it when it was sent again', () => false],
  [
    'on the way back',
    () => {
      throw new Error('socket hang up');
    },
  ],
])('a change of the registry whose answer was lost %s is deployed and checked', async (_, answer) => {
  await deploy('mf-lifts', 'one');
  let lost = 0;
  let looks = 0;
  const replace: Store['replace'] = async (...words) => {
    const replaced = await site.store.replace(...words);
    lost += 1;
    return lost === 1 ? answer() : replaced;
  };
  const checks = { ...passes, livePage: async () => void (looks += 1) };
  const { version } = await deploy('mf-lifts', 'two', { store: { ...site.store, replace }, checks });
  expect([(await site.live()).remote('mf-lifts')?.version, looks]).toEqual([version, 1]);
});

test('a change of the registry that the store refuses with an error changes nothing', async () => {
  const { version } = await deploy('mf-lifts', 'one');
  const replace = () => Promise.reject(new Error('socket hang up'));
  await expect(deploy('mf-lifts', 'two', { store: { ...site.store, replace } })).rejects.toThrow(
    'socket hang up',
  );
  expect((await site.live()).remote('mf-lifts')?.version).toBe(version);
});

test('a shell whose pages cannot all be stored is not deployed: its pages and its entry are the former ones', async () => {
  const shellOf = (text: string) => {
    const root = path.join(site.root, text);
    const write = (file: string, content: string) => {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), content);
    };
    write('shared-api/package.json', '{"version":"0.1.0"}');
    write('shell/package.json', '{"version":"1.0.0"}');
    for (const page of ['index', 'pricing']) write(`shell/dist/${page}.html`, `<html>${text}`);
    return root;
  };
  const options = { store: site.store, url: site.url, checks: passes, provenance };
  await deployShell({ ...options, root: shellOf('one') });
  const { shell } = await site.live();
  const pages = () =>
    Promise.all(
      ['index.html', 'pricing.html'].map(async (page) => (await site.store.read(page))?.bytes.toString()),
    );
  const put: Store['put'] = async (key, bytes) => {
    if (key === 'pricing.html' && bytes.toString().includes('two'))
      throw new Error('The bucket answered 503');
    await site.store.put(key, bytes);
  };
  const again = { ...options, root: shellOf('two') };
  await expect(deployShell({ ...again, store: { ...site.store, put } })).rejects.toThrow(
    'The pages of the shell could not be stored, so the previous version was restored: The bucket answered 503',
  );
  expect([(await site.live()).shell, await pages()]).toEqual([shell, ['<html>one', '<html>one']]);
  await deployShell(again);
  expect(await pages()).toEqual(['<html>two', '<html>two']);
});
