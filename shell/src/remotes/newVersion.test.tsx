import { act, screen } from '@testing-library/react';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { aDeployedRemote } from '../testing/aDeployedRemote';
import { deployedModules, deployModule } from '../testing/deployedModules';
import { openConsole } from '../testing/openConsole';

jest.mock(
  '@smart-elevator/federation/hostRuntime',
  () => jest.requireActual('../testing/deployedModules').runtime,
);

fakeNetwork();

const NAME = 'mf-noticed';
const MINUTE = 60_000;
const NOTICE = 'A new version is ready';

const deployed = (version: string) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json({ revision: 'r2', remotes: [aDeployedRemote(NAME, { version })] }),
    );

let now = 0;
/** The dealer comes back to the tab after some time. */
const comeBackAfter = (time: number) =>
  act(async () => {
    now += time;
    window.dispatchEvent(new Event('focus'));
  });

beforeEach(async () => {
  deployedModules.clear();
  deployModule(NAME, { routes: [{ path: `/${NAME}`, Component: () => <h1>It is here</h1> }] });
  now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  signedIn();
});

const open = () => openConsole(`/${NAME}`, [aDeployedRemote(NAME, { version: '1.0.0' })]);

test('a dealer who returns to the tab sees a notice of a new version, and can postpone it', async () => {
  await open();
  deployed('2.0.0');
  await comeBackAfter(MINUTE);
  expect(await screen.findByText(NOTICE)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  await act(async () => screen.getByRole('button', { name: 'Dismiss' }).click());
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
});

test('there is no notice while the same versions are deployed, and no immediate second request', async () => {
  await open();
  const asked = deployed('1.0.0');
  await comeBackAfter(MINUTE);
  await comeBackAfter(1000);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
});

test('a form with unsaved input is not disturbed; the notice appears afterwards', async () => {
  await open();
  deployed('2.0.0');
  const hold = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', hold);
  await comeBackAfter(MINUTE);
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  window.removeEventListener('beforeunload', hold);
  await comeBackAfter(MINUTE);
  expect(await screen.findByText(NOTICE)).toBeVisible();
});
