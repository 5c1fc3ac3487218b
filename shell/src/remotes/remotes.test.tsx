import { screen, within } from '@testing-library/react';
import { readFirstSteps, urgentSummary } from '@smart-elevator/shared-api/contract/home/endpoints';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { aDeployedRemote } from '../testing/aDeployedRemote';
import { deployedModules, deployModule } from '../testing/deployedModules';
import { openConsole } from '../testing/openConsole';

jest.mock(
  '@smart-elevator/federation/hostRuntime',
  () => jest.requireActual('../testing/deployedModules').runtime,
);

const network = fakeNetwork();

// Each test has its own remotes: a remote is loaded once per page.
let number = 0;
const aName = () => `mf-remote-${(number += 1)}`;

beforeEach(() => {
  deployedModules.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // React logs errors that a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  network.fail(urgentSummary, 404);
  network.fail(readFirstSteps, 404);
  signedIn();
});

test('a remote that cannot be loaded is replaced by a card; Retry loads it', async () => {
  const name = aName();
  const { press } = await openConsole(`/${name}`, [aDeployedRemote(name)]);
  expect(await screen.findByText(`Section ${name}: not available right now.`)).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(document.title).toBe(`Section ${name} · Smart Elevator Maintenance`);

  deployModule(name, { routes: [{ path: `/${name}`, Component: () => <h1>It is here</h1> }] });
  await press(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'It is here' })).toBeVisible();
});

test('a screen whose files are missing is replaced by a card; Retry requests them again', async () => {
  const name = aName();
  let missing = true;
  const lazy = async () => {
    if (missing) throw new Error('ChunkLoadError');
    return { Component: () => <h1>The screen</h1> };
  };
  deployModule(name, { routes: [{ path: `/${name}`, lazy }] });
  const { press } = await openConsole(`/${name}`, [aDeployedRemote(name)]);
  await screen.findByText(`Section ${name}: not available right now.`);
  missing = false;
  await press(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The screen' })).toBeVisible();
});

test('a remote that is down does not affect another one', async () => {
  const [down, up] = [aName(), aName()];
  deployModule(up, { routes: [{ path: `/${up}`, Component: () => <h1>Up</h1> }] });
  const { press } = await openConsole(`/${down}`, [aDeployedRemote(down), aDeployedRemote(up)]);
  await screen.findByText(`Section ${down}: not available right now.`);
  await press(screen.getByRole('link', { name: `Section ${up}` }));
  expect(await screen.findByRole('heading', { name: 'Up' })).toBeVisible();
  expect(screen.queryByText(/not available right now/)).not.toBeInTheDocument();
});

test('an error while rendering a screen affects only that screen', async () => {
  const name = aName();
  const Broken = () => {
    throw new Error('a fault in the screen');
  };
  deployModule(name, { routes: [{ path: `/${name}`, Component: Broken }] });
  await openConsole(`/${name}`, [aDeployedRemote(name)]);
  expect(await screen.findByText(`Section ${name}: not available right now.`)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test.each([
  ['its screen', '/by/priority', 'By priority'],
  ["'Page not found' where no screen is for the value", '/by/colour', 'Page not found'],
  ['a failure where a path has no screen', '', /^Section /],
])('an address with a value shows %s', async (_, address, heading) => {
  const name = aName();
  deployModule(name, { routes: [{ path: `/${name}/by/priority`, Component: () => <h1>By priority</h1> }] });
  const deployed = aDeployedRemote(name, { paths: [`/${name}`, `/${name}/by/:field`] });
  await openConsole(`/${name}${address}`, [deployed]);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  const failed = screen.queryAllByText(`Section ${name}: not available right now.`);
  expect(failed).toHaveLength(address === '' ? 1 : 0);
});

test('a remote for another contract is not run', async () => {
  const name = aName();
  deployModule(name, { routes: [{ path: `/${name}`, Component: () => <h1>Too new</h1> }] });
  await openConsole(`/${name}`, [aDeployedRemote(name, { contract: '^0.2.0' })]);
  expect(await screen.findByText(`Section ${name}: not available right now.`)).toBeVisible();
});

test('one half of Home works when the other is down, in the order of the widgets', async () => {
  const [second, down, first] = [aName(), aName(), aName()];
  const extending = (order: number, text: string) => ({
    routes: [],
    extensions: { home: { order, Component: () => <p>{text}</p> } },
  });
  deployModule(second, extending(50, 'AMC Tracking'));
  deployModule(first, extending(20, 'Issue Tracking'));
  await openConsole(
    '/amc_count',
    [second, down, first].map((name) => aDeployedRemote(name, { extensions: ['home'] })),
  );
  expect(await screen.findByText('Issue Tracking')).toBeVisible();
  expect(await screen.findByText(`Title of ${down}: not available right now.`)).toBeVisible();
  const halves = within(screen.getByRole('main')).getAllByRole('region');
  expect(halves.map((half) => half.getAttribute('aria-label'))).toEqual([
    `Title of ${down}`,
    `Title of ${first}`,
    `Title of ${second}`,
  ]);
});

test('a remote whose entry is invalid is named in the navigation and on its page; the others work', async () => {
  const [invalid, up] = [aName(), aName()];
  deployModule(up, { routes: [{ path: `/${up}`, Component: () => <h1>Up</h1> }] });
  const { press } = await openConsole(`/${up}`, [
    aDeployedRemote(invalid, { entry: 'https://evil.example/x.js' }),
    aDeployedRemote(up),
  ]);
  expect(await screen.findByRole('heading', { name: 'Up' })).toBeVisible();
  await press(screen.getByRole('link', { name: `Section ${invalid} (not available)` }));
  expect(await screen.findByText(`Title of ${invalid}: not available right now.`)).toBeVisible();
});

test('with an invalid registry the shell works and shows a message, and Retry reads it again', async () => {
  const name = aName();
  deployModule(name, { routes: [{ path: `/${name}`, Component: () => <h1>Found</h1> }] });
  const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<html>'));
  const { press } = await openConsole(`/${name}`, 'garbage' as never);
  expect(await screen.findByText('The sections of the console could not be loaded.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
  fetch.mockResolvedValue(Response.json({ revision: 'r2', remotes: [aDeployedRemote(name)] }));
  await press(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Found' })).toBeVisible();
});
