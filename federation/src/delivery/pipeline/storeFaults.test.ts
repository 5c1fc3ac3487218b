/** @jest-environment node */
import { deployTo, passes, temporarySite } from '../../testing/temporarySite';
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
