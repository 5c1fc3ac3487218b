/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildRemote, deployTo, passes, provenance, temporarySite } from '../../testing/temporarySite';
import { CheckNotRunError, DeployRejectedError } from '../DeployRejectedError.mjs';
import { storeRecord } from '../registry/records.mjs';
import { registryOf } from '../registry/registry.mjs';
import { rollback } from './rollback.mjs';
import { updateRegistry } from '../registry/registry.mjs';

let site: Awaited<ReturnType<typeof temporarySite>>;
beforeEach(async () => {
  site = await temporarySite();
});
afterEach(() => site.close());

const deploy = (name: string, script: string, more?: Parameters<typeof deployTo>[3]) =>
  deployTo(site, name, script, more);
const back = (name: string, to?: string) =>
  rollback({ packages: [{ name, to }], store: site.store, provenance, livePage: passes.livePage });

describe('a rollback', () => {
  test('restores the previous version, and the bad version is no fallback', async () => {
    const { version } = await deploy('mf-lifts', 'one');
    await deploy('mf-lifts', 'two');
    expect(await back('mf-lifts')).toMatchObject({ versions: [{ name: 'mf-lifts', version }] });
    const remote = (await site.live()).remote('mf-lifts');
    expect([remote?.version, remote?.previous]).toEqual([version, undefined]);
  });

  test('can go to any version that was ever deployed, and lists them', async () => {
    const [first, second, third] = [
      await deploy('mf-lifts', 'one'),
      await deploy('mf-lifts', 'two'),
      await deploy('mf-lifts', 'three'),
    ];
    await back('mf-lifts', first.version);
    expect((await site.live()).remote('mf-lifts')?.version).toBe(first.version);
    const again = back('mf-lifts');
    await expect(again).rejects.toThrow(/^Please name the version of mf-lifts, with --to, /);
    await expect(again).rejects.toThrow(second.version);
    await expect(again).rejects.toThrow(third.version);
  });

  test.each([
    ['a remote that is not deployed', 'mf-nothing', undefined, 'mf-nothing is not deployed.'],
    ['a version that never was', 'mf-lifts', '9.9.9-x', /has no other version than/],
    ['the only version', 'mf-lifts', undefined, /has no other version than/],
  ])('of %s shows the reason', async (_, name, to, sentence) => {
    await deploy('mf-lifts', 'one');
    await expect(back(name, to)).rejects.toThrow(sentence);
  });

  test('to a version that no longer fits the shell is refused', async () => {
    const { version } = await deploy('mf-lifts', 'old');
    const shell = { version: '0.2.0-b', contract: '0.2.0' };
    await updateRegistry(site.store, ({ remotes }) => registryOf({ shell, remotes }));
    const dir = buildRemote(site.root, 'mf-lifts', 'new', { contract: '^0.2.0' });
    await deploy('mf-lifts', 'as built above', { dir });
    await expect(back('mf-lifts', version)).rejects.toThrow(
      'needs the contract ^0.1.0; the shell has 0.2.0.',
    );
  });

  test('whose live page fails restores the version before', async () => {
    const { version } = await deploy('mf-lifts', 'one');
    const before = await deploy('mf-lifts', 'two');
    const livePage = () => Promise.reject(new Error('white'));
    await expect(
      rollback({ packages: [{ name: 'mf-lifts' }], store: site.store, provenance, livePage }),
    ).rejects.toThrow('The live page failed, so the previous version of mf-lifts was restored: white');
    expect((await site.live()).remote('mf-lifts')?.version).toBe(before.version);
    await expect(back('mf-lifts', version)).rejects.toThrow('is recorded as bad');
  });

  test('stays when the check of the live page cannot run, and the page is not blamed', async () => {
    const { version } = await deploy('mf-lifts', 'one');
    const left = await deploy('mf-lifts', 'two');
    const livePage = () => Promise.reject(new CheckNotRunError('The checks need Chromium.'));
    await expect(
      rollback({ packages: [{ name: 'mf-lifts' }], store: site.store, provenance, livePage }),
    ).rejects.toThrow(
      `The change is live: mf-lifts is at ${version}. But:\nThe check of the live page could not run, so nothing was restored. Please look at mf-lifts in a browser. The checks need Chromium.`,
    );
    expect((await site.live()).remote('mf-lifts')?.version).toBe(version);
    await expect(back('mf-lifts', left.version)).rejects.toThrow('is recorded as bad');
  });

  test('to a version of which a file is gone is refused', async () => {
    const { version } = await deploy('mf-lifts', 'one');
    await deploy('mf-lifts', 'two');
    const key = `mf/mf-lifts/${version}/remote.0123456789ab.js`;
    rmSync(path.join(site.site, key));
    await expect(back('mf-lifts')).rejects.toThrow(`${key} is missing.`);
  });

  test('to a version that takes modules which the shell no longer offers is refused', async () => {
    const shellWith = async (react: string) => {
      const shell = { version: `0.1.0-react${react}`, contract: '0.1.0' };
      const record = { shell, provides: { react }, pages: {} };
      await storeRecord(site.store, record);
      await updateRegistry(site.store, ({ remotes }) => registryOf({ shell, remotes }));
    };
    const takes = (script: string, react: string) => {
      const dir = buildRemote(site.root, 'mf-lifts', script);
      const manifest = { packages: {}, provides: {}, expects: { react } };
      writeFileSync(path.join(dir, 'dist/build-manifest.json'), JSON.stringify(manifest));
      return { dir };
    };
    await shellWith('19.3.1');
    await deploy('mf-lifts', 'as built', takes('old', '^19.3.0'));
    await shellWith('20.0.0');
    await deploy('mf-lifts', 'as built', takes('new', '^20.0.0'));
    await expect(back('mf-lifts')).rejects.toThrow(
      'mf-lifts uses react ^19.3.0 of the shell, which has 20.0.0.',
    );
  });
});

describe('a bad version', () => {
  const bad = (version: string, why: string) =>
    new RegExp(`^mf-lifts ${version} is recorded as bad by lifts-team on 20.*: ${why} Please add --force`);

  test('that was rolled back is deployed again with --force only', async () => {
    await deploy('mf-lifts', 'one');
    const { version } = await deploy('mf-lifts', 'two');
    await back('mf-lifts');
    await expect(deploy('mf-lifts', 'two')).rejects.toThrow(bad(version, 'It was rolled back.'));
    await expect(back('mf-lifts', version)).rejects.toThrow(bad(version, 'It was rolled back.'));
    await deploy('mf-lifts', 'two', { force: true });
    expect((await site.live()).remote('mf-lifts')?.version).toBe(version);
  });

  test('is one whose live page failed, but not one that nobody could sign in for', async () => {
    await deploy('mf-lifts', 'one');
    const white = { ...passes, livePage: () => Promise.reject(new Error('white')) };
    const signedOut = { ...passes, livePage: () => Promise.reject(new DeployRejectedError('no account')) };
    await expect(deploy('mf-lifts', 'two', { checks: signedOut })).rejects.toThrow('no account');
    await expect(deploy('mf-lifts', 'two', { checks: white })).rejects.toThrow('white');
    await expect(deploy('mf-lifts', 'two')).rejects.toThrow('The live page failed: white');
  });

  test('is not one whose check of the live page could not run: it stays deployed', async () => {
    await deploy('mf-lifts', 'one');
    const away = { ...passes, livePage: () => Promise.reject(new CheckNotRunError('no browser')) };
    await expect(deploy('mf-lifts', 'two', { checks: away })).rejects.toThrow('could not run');
    const { version } = (await site.live()).remote('mf-lifts') ?? {};
    await deploy('mf-lifts', 'three');
    await back('mf-lifts', version);
    expect((await site.live()).remote('mf-lifts')?.version).toBe(version);
  });
});
