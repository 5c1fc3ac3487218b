/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporarySite, buildRemote } from '../../testing/temporarySite';
import { deployRemote } from '../../testing/deployOne.mjs';
import { judgeCanaries, canaryVerdict, remotesTable } from './judge.mjs';
import { findBadVersions } from '../registry/records.mjs';
import { readDeployedRegistry } from '../registry/registry.mjs';
import { rollback } from './rollback.mjs';

const figures = (loads: number, errors: number, version = 'new') => ({
  remote: 'mf-lifts',
  version,
  loads: loads - errors,
  load_errors: errors,
  render_errors: 0,
  mean_ms: 120,
  last_message: null,
});

test.each([
  ['nobody loaded it yet', undefined, undefined, 'wait'],
  ['too few loads to say', figures(99, 0), undefined, 'wait'],
  ['a hundred loads without an error', figures(100, 0), undefined, 'promote'],
  ['just within ten errors per thousand', figures(1000, 10), undefined, 'promote'],
  ['beyond ten errors per thousand', figures(1000, 11), undefined, 'roll back'],
  ['ten errors at once', figures(10, 10), undefined, 'roll back'],
  ['a few errors among few loads', figures(20, 9), undefined, 'wait'],
  ['no worse than what everybody has', figures(1000, 30), figures(1000, 30, 'old'), 'promote'],
  ['worse than what everybody has', figures(1000, 31), figures(1000, 30, 'old'), 'roll back'],
] as const)('a canary with %s: the verdict', (_, canary, others, verdict) => {
  expect(canaryVerdict(canary, others)).toBe(verdict);
});

describe('on a deployed console', () => {
  let site: Awaited<ReturnType<typeof temporarySite>>;
  beforeEach(async () => {
    site = await temporarySite();
  });
  afterEach(() => site.close());
  const provenance = {
    by: 'lifts-team',
    commit: 'c0ffee012345',
    clean: false,
    checks: ['tests'],
    skipped: 'no sign-in',
  };
  const checks = { gate: async () => {}, livePage: async () => {} };
  const deploy = (script: string, share?: number) =>
    deployRemote({
      dir: buildRemote(site.root, 'mf-lifts', script),
      store: site.store,
      url: site.url,
      checks,
      provenance,
      ...(share === undefined ? {} : { share }),
    });
  const lifts = async () => (await site.live()).remote('mf-lifts');

  test('a canary does not affect other dealers until it is promoted automatically', async () => {
    const first = await deploy('one');
    const canary = await deploy('two', 0.1);
    expect([
      (await lifts())?.version,
      (await lifts())?.canary?.version,
      (await lifts())?.canary?.share,
    ]).toEqual([first.version, canary.version, 0.1]);
    const wait = await judgeCanaries({ store: site.store, figures: [] });
    expect(wait).toEqual([{ name: 'mf-lifts', version: canary.version, verdict: 'wait' }]);
    await judgeCanaries({ store: site.store, figures: [figures(200, 0, canary.version)] });
    expect(await lifts()).toMatchObject({
      version: canary.version,
      previous: { version: first.version },
      change: { what: 'canary promoted', by: 'the judge of canaries' },
    });
    expect((await lifts())?.canary).toBeUndefined();
  });

  test.each([
    ['a file is gone', (file: string) => rmSync(file), 'is missing.'],
    ['a file is another one', (file: string) => writeFileSync(file, 'other'), 'is not what was deployed.'],
  ])('a canary of which %s is rolled back, regardless of the reports', async (_, spoil, violation) => {
    const first = await deploy('one');
    const { version } = await deploy('two', 0.1);
    const key = `mf/mf-lifts/${version}/remote.0123456789ab.js`;
    spoil(path.join(site.site, key));
    const judged = await judgeCanaries({ store: site.store, figures: [figures(200, 0, version)] });
    expect(judged).toEqual([
      { name: 'mf-lifts', version, verdict: 'roll back', reasons: [`${key} ${violation}`] },
    ]);
    expect(await lifts()).toMatchObject({ version: first.version });
    expect((await lifts())?.canary).toBeUndefined();
  });

  test('reports about a version that is not deployed are ignored', async () => {
    const first = await deploy('one');
    const canary = await deploy('two', 0.1);
    await judgeCanaries({
      store: site.store,
      figures: [figures(200, 0, 'made-up'), figures(200, 90, 'too')],
    });
    expect(await lifts()).toMatchObject({ version: first.version, canary: { version: canary.version } });
  });

  test('a canary beyond its error budget is rolled back automatically', async () => {
    const first = await deploy('one');
    const { version } = await deploy('two', 0.1);
    await judgeCanaries({ store: site.store, figures: [figures(200, 50, version)] });
    expect((await lifts())?.version).toBe(first.version);
    expect((await lifts())?.canary).toBeUndefined();
    await expect(deploy('two', 0.1)).rejects.toThrow('As a canary it had too many errors.');
  });

  test('a rollback during a canary ends only the canary', async () => {
    const first = await deploy('one');
    await deploy('two', 0.1);
    const packages = [{ name: 'mf-lifts' }];
    const by = { by: 'on call', checks: [] };
    const back = { packages, store: site.store, provenance: by, livePage: checks.livePage };
    expect((await rollback(back)).versions).toEqual([{ name: 'mf-lifts', version: first.version }]);
    const remote = await lifts();
    expect(remote?.canary).toBeUndefined();
    // Who deployed the version of everybody is not who ended the canary.
    expect(remote).toMatchObject({
      provenance: { by: 'lifts-team' },
      change: { what: 'canary ended', by: 'on call' },
    });
  });

  test('a rollback of a canary that was promoted meanwhile says so, and the version of everybody is not bad', async () => {
    await deploy('one');
    const { version } = await deploy('two', 0.1);
    let judged = false;
    const read = async (key: string) => {
      const kept = await site.store.read(key);
      // After the command has read the registry.
      if (!judged) {
        judged = true;
        await judgeCanaries({ store: site.store, figures: [figures(200, 0, version)] });
      }
      return kept;
    };
    const packages = [{ name: 'mf-lifts' }];
    const by = { by: 'on call', checks: [] };
    const livePage = checks.livePage;
    await expect(
      rollback({ packages, store: { ...site.store, read }, provenance: by, livePage }),
    ).rejects.toThrow(
      new RegExp(
        `^The canary of mf-lifts was changed by another deployment in the meantime: mf-lifts is at ${version} since 20\\S+\\. Please roll it back again\\.$`,
      ),
    );
    expect(await lifts()).toMatchObject({ version, change: { what: 'canary promoted' } });
    expect(await findBadVersions(site.store, [{ name: 'mf-lifts', version }])).toEqual([]);
  });

  test('a canary of a remote that is not deployed is refused', async () => {
    await expect(deploy('one', 0.1)).rejects.toThrow('so it cannot have a canary');
  });

  test('the table names every version with its share, its errors per thousand loads, its last change and who made it', async () => {
    await deploy('one');
    const { version } = await deploy('two', 0.1);
    const { registry } = await readDeployedRegistry(site.store);
    const lines = remotesTable(registry, [figures(1000, 5, version)]).split('\n');
    expect(lines[0]).toBe(`Revision ${registry.revision}`);
    expect(lines.find((line) => line.includes('10%'))).toMatch(
      new RegExp(
        `^mf-lifts +${version} +10% +995 +5 +5\\.0 +120 +20\\S+ +lifts-team +c0ffee0123 \\+ changes +tests, compatibility, files, without lint and types: no sign-in$`,
      ),
    );
    expect(lines.find((line) => line.includes('90%'))).toMatch(/^mf-lifts +1\.2\.3-\w+ +90% +0 /);
    await judgeCanaries({ store: site.store, figures: [figures(200, 50, version)] });
    expect(remotesTable((await readDeployedRegistry(site.store)).registry, [])).toMatch(
      / 20\S+ canary ended by the judge of canaries +lifts-team /,
    );
  });
});
