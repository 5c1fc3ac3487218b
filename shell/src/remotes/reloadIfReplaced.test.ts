import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { aDeployedRemote } from '../testing/aDeployedRemote';
import { isWorthReloading } from './reloadIfReplaced';

jest.mock(
  '@smart-elevator/federation/hostRuntime',
  () => jest.requireActual('../testing/deployedModules').runtime,
);

const NAME = 'mf-replaced';
const failed = aDeployedRemote(NAME, { version: '1.0.0' });

const deployed = (version: string, shell = '') =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({
      revision: 'r2',
      shell: { version: shell, contract: '' },
      remotes: [aDeployedRemote(NAME, { version })],
    }),
  );

beforeEach(() => {
  sessionStorage.clear();
  signedIn();
});

test('the page is reloaded once if a failed remote was replaced by another version', async () => {
  deployed('2.0.0');
  expect(await isWorthReloading(failed)).toBe(true);
});

test('never twice for the same version', async () => {
  deployed('2.0.0');
  await isWorthReloading(failed);
  expect(await isWorthReloading(failed)).toBe(false);
  deployed('3.0.0');
  expect(await isWorthReloading(failed)).toBe(true);
});

test('the page stays if the failed version is still deployed', async () => {
  deployed('1.0.0');
  expect(await isWorthReloading(failed)).toBe(false);
});

test('the page stays if the registry cannot be fetched', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await isWorthReloading(failed)).toBe(false);
});

test('a form with unsaved input keeps the page, until it is saved', async () => {
  deployed('2.0.0');
  const hold = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', hold);
  expect(await isWorthReloading(failed)).toBe(false);
  window.removeEventListener('beforeunload', hold);
  expect(await isWorthReloading(failed)).toBe(true);
});

test('the page stays if the dealer has opened another screen', async () => {
  deployed('2.0.0');
  const answer = isWorthReloading(failed);
  window.history.pushState(null, '', '/elsewhere');
  expect(await answer).toBe(false);
});
