import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { readFirstSteps, urgentSummary } from '@smart-elevator/shared-api/contract/home/endpoints';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { aDeployedRemote } from '../testing/aDeployedRemote';
import { deployedModules, deployModule, describedBy } from '../testing/deployedModules';
import { openConsole } from '../testing/openConsole';
import { runningVersion } from './runningVersions';

jest.mock(
  '@smart-elevator/federation/hostRuntime',
  () => jest.requireActual('../testing/deployedModules').runtime,
);

const network = fakeNetwork();

// Each test has its own remotes: a remote is loaded once per page.
let number = 0;
const aName = () => `mf-ahead-${(number += 1)}`;

beforeEach(() => {
  deployedModules.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  network.fail(urgentSummary, 404);
  network.fail(readFirstSteps, 404);
  signedIn();
});

/** Opens Home with a remote whose screen records when it is fetched. */
async function open(name: string) {
  const lazy = jest.fn(async () => ({ Component: () => <h1>The screen</h1> }));
  deployModule(name, { routes: [{ path: `/${name}`, lazy }] });
  const { press } = await openConsole('/amc_count', [aDeployedRemote(name)]);
  return { lazy, press, link: screen.getByRole('link', { name: `Section ${name}` }) };
}

test.each([
  ['pointing at', (link: HTMLElement) => fireEvent.pointerOver(link)],
  ['reaching with the keyboard', (link: HTMLElement) => fireEvent.focusIn(link)],
])('%s a section fetches its screen, once', async (_, intend) => {
  const { lazy, press, link } = await open(aName());
  expect(lazy).not.toHaveBeenCalled();
  await act(async () => void intend(link));
  await act(async () => void intend(link));
  expect(lazy).toHaveBeenCalledTimes(1);
  await press(link);
  expect(await screen.findByRole('heading', { name: 'The screen' })).toBeVisible();
  expect(lazy).toHaveBeenCalledTimes(1);
});

test('opening a section requests all of its first scripts at once', async () => {
  const name = aName();
  deployModule(name, { routes: [{ path: `/${name}`, Component: () => <h1>It is here</h1> }] });
  const remote = aDeployedRemote(name);
  const file = `/mf/${name}/${remote.version}/remote.0a1b2c.js`;
  const { press } = await openConsole('/amc_count', [
    { ...remote, preload: [file], chunks: { 'remote.0a1b2c.js': 'sha384-of-it' } },
  ]);
  const askedFor = () =>
    Array.from(document.querySelectorAll('link[rel=preload]'), (link) => link.getAttribute('href'));
  expect(askedFor()).not.toContain(file);
  await press(screen.getByRole('link', { name: `Section ${name}` }));
  expect(askedFor()).toEqual(expect.arrayContaining([remote.entry, file]));
  // It runs in parallel with the entry; a failed one is removed before another request for it.
  const script = document.querySelector(`script[src$="${file}"]`);
  expect(script).toHaveProperty('integrity', 'sha384-of-it');
  if (script) fireEvent.error(script);
  expect(script).not.toBeInTheDocument();
});

test('a section that was fetched in idle time is shown immediately at the click', async () => {
  const name = aName();
  deployModule(name, { routes: [{ path: `/${name}`, Component: () => <h1>It is here</h1> }] });
  const { press } = await openConsole('/amc_count', [aDeployedRemote(name)]);
  const ahead = await waitFor(() => {
    const link = document.querySelector(
      `link[rel=prefetch][href="/mf/${name}/0.1.0-0123456789ab/remoteEntry.js"]`,
    );
    if (!link) throw new Error('It was not fetched ahead.');
    return link;
  });
  expect(runningVersion(name)).toBeUndefined();
  fireEvent.load(ahead);
  await waitFor(() => expect(runningVersion(name)).toBe('0.1.0-0123456789ab'));
  // After all sections, and from the console itself.
  const manifest = `http://localhost/mf/${name}/0.1.0-0123456789ab/mf-manifest.json`;
  await waitFor(() => expect(describedBy).toContain(manifest));
  await press(screen.getByRole('link', { name: `Section ${name}` }));
  expect(screen.getByRole('heading', { name: 'It is here' })).toBeVisible();
});

test('of the technician’s phone all screens are fetched in idle time, not only those of the navigation', async () => {
  const name = aName();
  const lazy = jest.fn(async () => ({ Component: () => <h1>The visit</h1> }));
  deployModule(name, {
    routes: [
      { path: `/${name}`, Component: () => <h1>It is here</h1> },
      { path: `/${name}/visit`, lazy },
    ],
  });
  signedIn({ user_type: 'TechnicianUser' });
  const phone = aDeployedRemote(name, { roles: ['TechnicianUser'], paths: [`/${name}`, `/${name}/visit`] });
  await openConsole(`/${name}`, [phone], 'TechnicianUser');
  await waitFor(() => expect(lazy).toHaveBeenCalledTimes(1));
});

test('a failed prefetch is requested again when the section is opened, and not before', async () => {
  const name = aName();
  const { press } = await openConsole('/amc_count', [aDeployedRemote(name)]);
  const link = screen.getByRole('link', { name: `Section ${name}` });
  await act(async () => void fireEvent.pointerOver(link));
  await waitFor(() => expect(console.warn).toHaveBeenCalled());
  const tries = jest.mocked(console.warn).mock.calls.length;
  await act(async () => void fireEvent.pointerOver(link));
  expect(console.warn).toHaveBeenCalledTimes(tries);
  deployModule(name, { routes: [{ path: `/${name}`, Component: () => <h1>It is here</h1> }] });
  await press(link);
  expect(await screen.findByRole('heading', { name: 'It is here' })).toBeVisible();
});

test('a failure while the dealer waits shows the card at once, without another request', async () => {
  const name = aName();
  let fail = (_error: Error) => {};
  const lazy = jest.fn(
    () => new Promise<{ Component: () => null }>((_, reject) => (fail = (error) => reject(error))),
  );
  deployModule(name, { routes: [{ path: `/${name}`, lazy }] });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { press } = await openConsole('/amc_count', [aDeployedRemote(name)]);
  const link = screen.getByRole('link', { name: `Section ${name}` });
  await act(async () => void fireEvent.pointerOver(link));
  await press(link);
  await act(async () => fail(new Error('the files did not come')));
  expect(await screen.findByText(`Section ${name}: not available right now.`)).toBeVisible();
  expect(lazy).toHaveBeenCalledTimes(1);
});

test('a failed section is requested again when it is opened, not prefetched', async () => {
  const name = aName();
  const lazy = jest.fn(async () => Promise.reject(new Error('the files did not come')));
  deployModule(name, { routes: [{ path: `/${name}`, lazy }] });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { press } = await openConsole('/amc_count', [aDeployedRemote(name)]);
  const link = screen.getByRole('link', { name: `Section ${name}` });
  await act(async () => void fireEvent.pointerOver(link));
  await act(async () => void fireEvent.pointerOver(link));
  expect(lazy).toHaveBeenCalledTimes(1);
  await press(link);
  expect(await screen.findByText(`Section ${name}: not available right now.`)).toBeVisible();
  // Including the retry of an immediate failure.
  expect(lazy).toHaveBeenCalledTimes(3);
});

test('nothing is prefetched if the browser saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { lazy, link } = await open(aName());
  await act(async () => void fireEvent.pointerOver(link));
  expect(lazy).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'connection');
});
