/** @jest-environment node */
import { temporarySite, buildRemote } from '../../testing/temporarySite';
import { addDeployer, authorize, removeDeployer } from './deployers.mjs';
import { deployRemote } from '../../testing/deployOne.mjs';
import type { Store } from '../store/directoryStore.mjs';
import { judgeCanaries } from '../commands/judge.mjs';

let site: Awaited<ReturnType<typeof temporarySite>>;
beforeEach(async () => {
  site = await temporarySite();
});
afterEach(() => site.close());

const REFUSAL = 'mf-lifts is deployed by lifts-team. Please set DEPLOY_TOKEN to the token of that team.';

test('without deployers everybody may deploy', async () => {
  expect(await authorize(site.store, ['mf-lifts', 'shell'], [])).toBeUndefined();
});

test('a section with deployers is deployed with the token of one of its teams only', async () => {
  const lifts = await addDeployer(site.store, 'mf-lifts', 'lifts-team', []);
  const doors = await addDeployer(site.store, 'mf-doors', 'doors-team', []);
  await expect(authorize(site.store, ['mf-lifts'], [])).rejects.toThrow(REFUSAL);
  await expect(authorize(site.store, ['mf-lifts'], [doors])).rejects.toThrow(REFUSAL);
  await expect(authorize(site.store, ['mf-doors', 'mf-lifts'], [doors])).rejects.toThrow(REFUSAL);
  expect(await authorize(site.store, ['mf-lifts'], [lifts])).toBe('lifts-team');
  expect(await authorize(site.store, ['mf-doors', 'mf-lifts'], [lifts, doors])).toBe(
    'doors-team, lifts-team',
  );
  expect(await authorize(site.store, ['shell'], [])).toBeUndefined();
});

test('only a team of the section adds and removes its teams; a new token replaces the former one', async () => {
  const first = await addDeployer(site.store, 'mf-lifts', 'lifts-team', []);
  await expect(addDeployer(site.store, 'mf-lifts', 'others', [])).rejects.toThrow(REFUSAL);
  await expect(removeDeployer(site.store, 'mf-lifts', 'lifts-team', [])).rejects.toThrow(REFUSAL);
  const second = await addDeployer(site.store, 'mf-lifts', 'lifts-team', [first]);
  await expect(authorize(site.store, ['mf-lifts'], [first])).rejects.toThrow(REFUSAL);
  await expect(removeDeployer(site.store, 'mf-lifts', 'others', [second])).rejects.toThrow(
    'others is not a deployer of mf-lifts.',
  );
  await removeDeployer(site.store, 'mf-lifts', 'lifts-team', [second]);
  expect(await authorize(site.store, ['mf-lifts'], [])).toBeUndefined();
});

test('a token whose storing was answered too late is shown: nobody else could deploy the section', async () => {
  const replace: Store['replace'] = async (...words) => {
    await site.store.replace(...words);
    // The bucket refuses what is sent again after a lost answer.
    return false;
  };
  const token = await addDeployer({ ...site.store, replace }, 'mf-lifts', 'lifts-team', []);
  expect(await authorize(site.store, ['mf-lifts'], [token])).toBe('lifts-team');
});

test('no token is stored', async () => {
  const token = await addDeployer(site.store, 'mf-lifts', 'lifts-team', []);
  const kept = await site.store.read('.delivery/deployers.json');
  expect(kept?.bytes.toString()).toContain('lifts-team');
  expect(kept?.bytes.toString()).not.toContain(token);
});

test('a broken list of deployers lets nobody deploy', async () => {
  await site.store.put('.delivery/deployers.json', Buffer.from('{'));
  await expect(authorize(site.store, ['mf-lifts'], [])).rejects.toThrow('is broken, so nobody may deploy.');
});

test('a canary is promoted with a token of its section only; a bad one ends without', async () => {
  const deploy = (script: string, share?: number) =>
    deployRemote({
      dir: buildRemote(site.root, 'mf-lifts', script),
      store: site.store,
      url: site.url,
      checks: { gate: async () => {}, livePage: async () => {} },
      provenance: { by: 'lifts-team', checks: [] },
      ...(share === undefined ? {} : { share }),
    });
  const first = await deploy('one');
  const { version } = await deploy('two', 0.1);
  const lifts = async () => (await site.live()).remote('mf-lifts');
  const token = await addDeployer(site.store, 'mf-lifts', 'lifts-team', []);
  const counts = { remote: 'mf-lifts', version, render_errors: 0, mean_ms: 1, last_message: null };
  const good = [{ ...counts, loads: 200, load_errors: 0 }];
  const judged = await judgeCanaries({ store: site.store, figures: good });
  expect(judged).toEqual([{ name: 'mf-lifts', version, verdict: 'wait', reasons: [REFUSAL] }]);
  expect(await lifts()).toMatchObject({ version: first.version, canary: { version } });
  await judgeCanaries({ store: site.store, figures: good, tokens: [token] });
  expect(await lifts()).toMatchObject({ version });

  const { version: bad } = await deploy('three', 0.1);
  await judgeCanaries({
    store: site.store,
    figures: [{ ...counts, version: bad, loads: 10, load_errors: 20 }],
  });
  expect(await lifts()).toMatchObject({ version });
  expect((await lifts())?.canary).toBeUndefined();
});
