import { screen } from '@testing-library/react';
import type { DeployedRemote, RemoteVersion } from '@smart-elevator/federation/registry';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { aDeployedRemote } from '../testing/aDeployedRemote';
import { deployedModules, deployVersion } from '../testing/deployedModules';
import { openConsole } from '../testing/openConsole';

jest.mock(
  '@smart-elevator/federation/hostRuntime',
  () => jest.requireActual('../testing/deployedModules').runtime,
);

fakeNetwork();

// Each test has its own remotes: a remote is loaded once per page.
let number = 0;
const aName = () => `mf-version-${(number += 1)}`;

const entryOf = (name: string, version: string) => `/mf/${name}/${version}/remoteEntry.js`;

/** A version of a remote whose screen shows its version, unless it is broken. */
function aVersion(
  name: string,
  version: string,
  { broken = false, contract = '^0.1.0' } = {},
): RemoteVersion {
  const entry = entryOf(name, version);
  if (!broken) deployVersion(entry, { routes: [{ path: `/${name}`, Component: () => <h1>{version}</h1> }] });
  const { name: _name, title: _title, enabled: _enabled, changed: _changed, ...rest } = aDeployedRemote(name);
  return { ...rest, version, entry, contract };
}

/** The server's current registry. */
function deployedNow(...remotes: DeployedRemote[]) {
  const registry = { revision: 'r2', shell: { version: '', contract: '' }, remotes };
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(registry));
}

beforeEach(() => {
  deployedModules.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  signedIn();
});

const NOT_AVAILABLE = /not available right now/;

test('a version that does not start is replaced by the previous one', async () => {
  const name = aName();
  const previous = aVersion(name, '1.0.0');
  const remote = aDeployedRemote(name, { ...aVersion(name, '2.0.0', { broken: true }), previous });
  deployedNow(remote);
  await openConsole(`/${name}`, [remote]);
  expect(await screen.findByRole('heading', { name: '1.0.0' })).toBeVisible();
});

test('a version for another contract is replaced by the previous one, which fits', async () => {
  const name = aName();
  const previous = aVersion(name, '1.0.0');
  const remote = aDeployedRemote(name, { ...aVersion(name, '2.0.0', { contract: '^0.2.0' }), previous });
  deployedNow(remote);
  await openConsole(`/${name}`, [remote]);
  expect(await screen.findByRole('heading', { name: '1.0.0' })).toBeVisible();
});

test('a page that is older than the deployment loads the current version if its own is missing', async () => {
  const name = aName();
  deployedNow(aDeployedRemote(name, aVersion(name, '3.0.0')));
  await openConsole(`/${name}`, [aDeployedRemote(name, aVersion(name, '1.0.0', { broken: true }))]);
  expect(await screen.findByRole('heading', { name: '3.0.0' })).toBeVisible();
});

test('if no version runs, there is a card, and each version is tried at most once', async () => {
  const name = aName();
  const previous = aVersion(name, '1.0.0', { broken: true });
  const remote = aDeployedRemote(name, { ...aVersion(name, '2.0.0', { broken: true }), previous });
  const asked = deployedNow(remote);
  await openConsole(`/${name}`, [remote]);
  expect(await screen.findByText(NOT_AVAILABLE)).toBeVisible();
  // Once for the current versions, once to check whether a reload would help.
  expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
});

test.each([
  [1, 'canary'],
  [0, 'stable'],
])('a canary for a share of %s: the dealer gets the version %s', async (share, version) => {
  const name = aName();
  const canary = { ...aVersion(name, 'canary'), share, since: '2026-11-21T10:00:00.000Z' };
  const remote = aDeployedRemote(name, { ...aVersion(name, 'stable'), canary });
  await openConsole(`/${name}`, [remote]);
  expect(await screen.findByRole('heading', { name: version })).toBeVisible();
});

test('a canary that does not start is replaced by the version of all others', async () => {
  const name = aName();
  const broken = aVersion(name, 'canary', { broken: true });
  const canary = { ...broken, share: 1, since: '2026-11-21T10:00:00.000Z' };
  const remote = aDeployedRemote(name, { ...aVersion(name, 'stable'), canary });
  deployedNow(remote);
  await openConsole(`/${name}`, [remote]);
  expect(await screen.findByRole('heading', { name: 'stable' })).toBeVisible();
});

test('the navigation and the page of a disabled remote say that it is not available', async () => {
  const name = aName();
  await openConsole(`/${name}`, [aDeployedRemote(name, { ...aVersion(name, '1.0.0'), enabled: false })]);
  expect(await screen.findByText(`Title of ${name}: switched off for now.`)).toBeVisible();
  expect(screen.getByRole('link', { name: `Section ${name} (not available)` })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a previous version without a screen at this address shows a card, not an empty page', async () => {
  const name = aName();
  const entry = entryOf(name, '1.0.0');
  deployVersion(entry, { routes: [] });
  const previous = { ...aVersion(name, '1.0.0', { broken: true }), entry };
  const remote = aDeployedRemote(name, { ...aVersion(name, '2.0.0', { broken: true }), previous });
  deployedNow(remote);
  await openConsole(`/${name}`, [remote]);
  expect(await screen.findByText(NOT_AVAILABLE)).toBeVisible();
});
