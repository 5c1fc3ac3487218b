/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deployShell } from '../../testing/deployOne.mjs';
import { deployTo, passes, provenance, temporarySite } from '../../testing/temporarySite';
import { rollback } from '../commands/rollback.mjs';
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

/** The store on a full disk: of the files whose keys match, none is written. */
const fullFor = (keys: RegExp): Store => {
  const write =
    <Words extends [string, ...unknown[]], Answer>(to: (...words: Words) => Promise<Answer>) =>
    (...words: Words) =>
      keys.test(words[0]) ? Promise.reject(new Error('ENOSPC: no space left on device')) : to(...words);
  return { ...site.store, create: write(site.store.create), put: write(site.store.put) };
};
const NOT_COPIED =
  'mf/registry/last.json of SITE could not be written, so until the next change the console has an older copy if mf/registry.json breaks: ENOSPC: no space left on device';
const sentencesOf = (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error: Error) => error.message.replace(site.store.place, 'SITE').split('\n'),
  );

test('a deploy that cannot write the copy of the registry is checked, and says what is live', async () => {
  await deploy('mf-lifts', 'one');
  const livePage = jest.fn(async () => {});
  const store = fullFor(/last\.json$/);
  const sentences = await sentencesOf(deploy('mf-lifts', 'two', { store, checks: { ...passes, livePage } }));
  const { version } = (await site.live()).remote('mf-lifts') ?? {};
  expect(sentences).toEqual([`The change is live: mf-lifts is at ${version}. But:`, NOT_COPIED]);
  expect(livePage).toHaveBeenCalledTimes(1);
});

test('a deploy whose live page fails on a full disk says what was restored, and what could not be recorded', async () => {
  const { version } = await deploy('mf-lifts', 'one');
  const checks = { ...passes, livePage: () => Promise.reject(new Error('white')) };
  const store = fullFor(/(last|bad)\.json$/);
  expect(await sentencesOf(deploy('mf-lifts', 'two', { store, checks }))).toEqual([
    'The live page failed, so the previous version of mf-lifts was restored: white',
    NOT_COPIED,
    expect.stringMatching(
      /^mf-lifts 1\.2\.3-\w+ could not be recorded as bad: ENOSPC: no space left on device$/,
    ),
  ]);
  expect((await site.live()).remote('mf-lifts')?.version).toBe(version);
});

test('a rollback that cannot record the left version as bad says what is live', async () => {
  const { version } = await deploy('mf-lifts', 'one');
  const left = await deploy('mf-lifts', 'two');
  const { livePage } = passes;
  const how = { packages: [{ name: 'mf-lifts' }], store: fullFor(/bad\.json$/), provenance, livePage };
  expect(await sentencesOf(rollback(how))).toEqual([
    `The change is live: mf-lifts is at ${version}. But:`,
    `mf-lifts ${left.version} could not be recorded as bad: ENOSPC: no space left on device`,
  ]);
});
