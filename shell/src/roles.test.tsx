import { act, screen, within } from '@testing-library/react';
import { readAlarm, readOpenAlarms } from '@smart-elevator/shared-api/contract/alarms/endpoints';
import { readFirstSteps, urgentSummary } from '@smart-elevator/shared-api/contract/home/endpoints';
import { endSession } from '@smart-elevator/shared-api/client/session';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { aDeployedRemote } from './testing/aDeployedRemote';
import { deployModule } from './testing/deployedModules';
import { openConsole } from './testing/openConsole';

jest.mock(
  '@smart-elevator/federation/hostRuntime',
  () => jest.requireActual('./testing/deployedModules').runtime,
);

const network = fakeNetwork();
beforeEach(() => {
  network.fail(urgentSummary, 404);
  network.fail(readFirstSteps, 404);
});

const lifts = aDeployedRemote('mf-lifts', { paths: ['/lifts'], extensions: ['home', 'search'] });
const phone = aDeployedRemote('mf-phone', {
  roles: ['TechnicianUser'],
  paths: ['/my_work', '/my_lifts'],
  navigation: [
    { label: 'My Lifts', path: '/my_lifts', order: 20, icon: 'elevator' },
    { label: 'My Work', path: '/my_work', order: 10, icon: 'no such icon' },
  ],
});

/** The lifts as a module that counts how often it is loaded. */
let loads = 0;
beforeEach(() => {
  loads = 0;
  const lazy = async () => {
    loads += 1;
    return { Component: () => <h1>All lifts</h1> };
  };
  deployModule('mf-lifts', { routes: [{ path: '/lifts', lazy }] });
  deployModule('mf-phone', {
    routes: phone.paths.map((path) => ({ path, Component: () => <h1>Phone {path}</h1> })),
  });
});

/** The whole registry, as it is deployed. */
function deployed(remotes = [lifts, phone]) {
  const { fetch } = globalThis;
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (asked, init) =>
      asked === '/mf/registry.json' ? Response.json({ revision: 'r1', remotes }) : fetch(asked, init),
    );
}

const technician = () => signedIn({ user_id: 5, user_type: 'TechnicianUser', dealer_id: 3 });

/** The entries of the navigation, in their order. */
const sections = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test('a technician has the sections for technicians, and nothing of the office (R1394, R1396)', async () => {
  technician();
  const { press, address } = await openConsole('/my_work', [phone], 'TechnicianUser');
  expect(await screen.findByRole('heading', { name: 'Phone /my_work' })).toBeVisible();
  expect(sections()).toEqual(['My Work', 'My Lifts']);
  expect(screen.getByRole('link', { name: 'My Work' })).toHaveAttribute('aria-current', 'page');
  for (const name of ['Search', 'Logout']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('link', { name: 'New ticket' })).toBeNull();
  await press(screen.getByRole('link', { name: 'My Lifts' }));
  expect(await screen.findByRole('heading', { name: 'Phone /my_lifts' })).toBeVisible();
  expect(address()).toBe('/my_lifts');
});

test('Home leads a technician to the first own section; the page of dealers is replaced by the whole registry', async () => {
  technician();
  const fetched = deployed();
  const { address } = await openConsole('/amc_count', [lifts]);
  expect(await screen.findByRole('heading', { name: 'Phone /my_work' })).toBeVisible();
  expect(address()).toBe('/my_work');
  expect(fetched).toHaveBeenCalledWith('/mf/registry.json', expect.anything());
});

test.each(['/lifts', '/alarms', '/reports'])(
  '%s says to a technician that it is for the office, and leads to My Work (R1394)',
  async (link) => {
    technician();
    deployed();
    const { press, address } = await openConsole(link, [lifts]);
    expect(await screen.findByRole('heading', { name: 'This page is for the office' })).toBeVisible();
    await press(within(screen.getByRole('status')).getByRole('link', { name: 'My Work' }));
    expect(await screen.findByRole('heading', { name: 'Phone /my_work' })).toBeVisible();
    expect(address()).toBe('/my_work');
    expect(loads).toBe(0);
  },
);

test('an alarm opens below the phone’s pages, also from its address of the office (R1425)', async () => {
  const own = aDeployedRemote('mf-phone', { ...phone, paths: [...phone.paths, '/my_work/alarm'] });
  technician();
  network.fail(readAlarm, 404, { detail: 'Not found.' });
  const { press, address } = await openConsole('/alarm?alarmId=3', [own], 'TechnicianUser');
  const [home] = await screen.findAllByRole('link', { name: 'Home' });
  expect(address()).toBe('/my_work/alarm?alarmId=3');
  if (home) await press(home);
  expect(await screen.findByRole('heading', { name: 'Phone /my_work' })).toBeVisible();
});

test('the code on a label leads a technician to the lift on the phone (R1444)', async () => {
  const office = aDeployedRemote('mf-labels', { paths: ['/elevator'] });
  const own = aDeployedRemote('mf-technician', {
    ...{ roles: phone.roles, paths: ['/my_work', '/my_work/lift'], navigation: phone.navigation },
    links: { lift: '/my_work/lift' },
  });
  deployModule('mf-technician', {
    routes: own.paths.map((path) => ({ path, Component: () => <h1>Phone {path}</h1> })),
  });
  technician();
  deployed([office, own]);
  const { address } = await openConsole('/elevator?elevatorId=12', [office]);
  expect(await screen.findByRole('heading', { name: 'Phone /my_work/lift' })).toBeVisible();
  expect(address()).toBe('/my_work/lift?elevatorId=12');
});

test('a dealer who scans a label gets the page of the lift', async () => {
  signedIn();
  deployModule('mf-labels', { routes: [{ path: '/elevator', Component: () => <h1>The lift</h1> }] });
  const office = aDeployedRemote('mf-labels', { paths: ['/elevator'] });
  const { address } = await openConsole('/elevator?elevatorId=12', [office]);
  expect(await screen.findByRole('heading', { name: 'The lift' })).toBeVisible();
  expect(address()).toBe('/elevator?elevatorId=12');
});

test('an address of technicians says so to a dealer, and leads Home (R1394)', async () => {
  signedIn();
  deployed();
  deployModule('mf-lifts', {
    routes: [],
    extensions: { home: { order: 1, Component: () => <h2>Counts</h2> } },
  });
  const { press, address } = await openConsole('/my_work', [phone], 'TechnicianUser');
  expect(await screen.findByRole('heading', { name: 'This page is for technicians' })).toBeVisible();
  expect(sections()).toContain('Section mf-lifts');
  expect(sections()).not.toContain('My Work');
  await press(within(screen.getByRole('status')).getByRole('link', { name: 'Home' }));
  expect(address()).toBe('/amc_count');
});

test('without a remote for technicians they are told, and stand on no screen of the office', async () => {
  technician();
  deployed([lifts]);
  await openConsole('/amc_count', [lifts]);
  expect(await screen.findByText('My Work: not available right now.')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
});

test('an emergency is above the screens of a technician, too, without the list of the office', async () => {
  technician();
  const { anAlarm } = await import('./testing/anAlarm');
  network.answer(readOpenAlarms, {
    now: '2026-11-27T12:00:00.000Z',
    alarms: [1, 2, 3, 4].map((alarm_id) => anAlarm({ alarm_id })),
    fire: { minutes: 30, numbers: ['112'] },
  });
  await openConsole('/my_work', [phone], 'TechnicianUser');
  const bar = await screen.findByRole('region', { name: 'Alarms' }, { timeout: 5000 });
  expect(within(bar).getAllByRole('button', { name: 'I take it' })).toHaveLength(3);
  expect(within(bar).getByText('1 more alarm')).toBeVisible();
  expect(within(bar).queryByRole('link', { name: '1 more alarm' })).toBeNull();
});

test('a dealer who signs in after a technician in the same page has the sections of dealers', async () => {
  technician();
  deployed();
  await openConsole('/my_work', [phone], 'TechnicianUser');
  await screen.findByRole('heading', { name: 'Phone /my_work' });
  await act(async () => {
    endSession();
    signedIn();
  });
  expect(await screen.findByRole('link', { name: 'Section mf-lifts' })).toBeVisible();
  expect(sections()).not.toContain('My Work');
});
