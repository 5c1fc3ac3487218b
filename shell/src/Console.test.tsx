import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { refreshToken, signIn, signOut } from '@smart-elevator/shared-api/contract/account/endpoints';
import { readFirstSteps, urgentSummary } from '@smart-elevator/shared-api/contract/home/endpoints';
import { readAppearance } from '@smart-elevator/shared-api/contract/preferences/endpoints';
import { useSession } from '@smart-elevator/shared-api/client/session';
import { SESSION_KEY } from '@smart-elevator/shared-api/client/token';
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
  network.answer(readAppearance, { density: null, language: null, date_format: null });
  network.fail(urgentSummary, 404);
  network.fail(readFirstSteps, 404);
});

const EXPIRED = 'Your session has expired, please login again!!';
const STALE = `x.${btoa(JSON.stringify({ exp: 1 }))}.x`;
const ANSWER = { access: 'a', refresh: 'r', user_id: 7, admin_email: '', user_type: 'DealerUser' } as const;

const people = aDeployedRemote('mf-people', {
  paths: ['/technicians', '/customers'],
  links: { customers: '/customers' },
  navigation: [
    { label: 'Customers', path: '/customers', order: 40, within: ['/edit_cust'] },
    { label: 'Technicians', path: '/technicians', order: 30 },
  ],
});
const tickets = aDeployedRemote('mf-tickets', {
  paths: ['/all_tech_issues', '/edit_cust', '/all_open_tickets', '/customers_raised_issues'],
  within: { home: ['/all_open_tickets'], 'people.customers': ['/customers_raised_issues'] },
  navigation: [{ label: 'All Issues', path: '/all_tech_issues', order: 20 }],
});
const settings = aDeployedRemote('mf-settings', {
  paths: ['/import'],
  navigation: [{ label: 'Settings', path: '/import', order: 80 }],
});

beforeEach(() => {
  for (const { name, paths } of [people, tickets, settings]) {
    deployModule(name, { routes: paths.map((path) => ({ path, Component: () => <h1>Screen {path}</h1> })) });
  }
});

const login = async (user: UserEvent) => {
  await user.type(await screen.findByLabelText(/User name/), 'demo_dealer');
  await user.type(screen.getByLabelText(/^Password/), 'secret');
  await user.click(screen.getByRole('button', { name: 'Login' }));
};

test('without a session a screen redirects to /login, and signing in leads back to it (R106)', async () => {
  network.answer(signIn, ANSWER);
  const { user, address } = await openConsole('/customers?search=smith', [people]);
  await screen.findByRole('heading', { name: 'Login' });
  expect(address()).toBe('/login');
  await login(user);
  expect(await screen.findByRole('heading', { name: 'Screen /customers' })).toBeVisible();
  expect(address()).toBe('/customers?search=smith');
});

test.each(['/customers?search=smith#row-3', '/CUSTOMERS', '/amc_count'])(
  '%s without a session says once that it has expired, until the next sign-in, which leads there (R109)',
  async (link) => {
    network.answer(signIn, ANSWER);
    const { user, address } = await openConsole(link, [people]);
    expect(await screen.findByRole('alert')).toHaveTextContent(EXPIRED);
    expect(screen.getAllByText(EXPIRED)).toHaveLength(1);
    await login(user);
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(link).toMatch(address());
    expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument();
  },
);

test.each(['/login', '/', '/about', '/new_dealer_registration', '/no/such/page'])(
  '%s without a session says nothing of an expired one',
  async (link) => {
    await openConsole(link, [people]);
    await screen.findAllByRole('heading');
    expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument();
  },
);

test('where the browser refuses its storage, signing in and all screens work (R177)', async () => {
  network.answer(signIn, ANSWER);
  network.answer(signOut, { detail: 'Successfully logged out.' });
  for (const name of ['getItem', 'setItem', 'removeItem', 'clear'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  const { user, address, press } = await openConsole('/customers', [people]);
  await login(user);
  expect(await screen.findByRole('heading', { name: 'Screen /customers' })).toBeVisible();
  await press(await screen.findByRole('link', { name: 'Technicians' }));
  expect(await screen.findByRole('heading', { name: 'Screen /technicians' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Successfully logged out.')).toBeVisible();
  expect(address()).toBe('/');
  expect(useSession.getState().session).toBeNull();
  jest.restoreAllMocks();
});

test('an expired session shows one message; after signing in again the dealer is back on the screen (R109)', async () => {
  signedIn({ access: STALE });
  network.fail(refreshToken, 401, { detail: 'Token is invalid or expired', code: 'token_not_valid' });
  network.answer(signIn, ANSWER);
  const { user, address } = await openConsole('/technicians', [people]);
  expect(await screen.findByRole('alert')).toHaveTextContent(EXPIRED);
  expect(screen.getAllByText(EXPIRED)).toHaveLength(1);
  expect(address()).toBe('/login');
  await login(user);
  expect(await screen.findByRole('heading', { name: 'Screen /technicians' })).toBeVisible();
});

test('the message about the expired session disappears with the next sign-in (R243)', async () => {
  signedIn({ access: STALE });
  network.fail(refreshToken, 401, { detail: 'Token is invalid or expired', code: 'token_not_valid' });
  network.answer(signIn, ANSWER);
  const { user } = await openConsole('/technicians', [people]);
  expect(await screen.findByText(EXPIRED)).toBeVisible();
  await login(user);
  await screen.findByRole('heading', { name: 'Screen /technicians' });
  expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument();
});

test('after Logout and Back the next sign-in leads to Home (R110)', async () => {
  signedIn();
  network.answer(signOut, { detail: 'Successfully logged out.' });
  network.answer(signIn, ANSWER);
  const { user, press, back, address } = await openConsole('/customers', [people]);
  await press(await screen.findByRole('link', { name: 'Technicians' }));
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Successfully logged out.')).toBeVisible();
  await back();
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument();
  await login(user);
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(address()).toBe('/amc_count');
});

test('the session stays while the server is unreachable', async () => {
  signedIn({ access: STALE });
  network.offline(refreshToken);
  const { address } = await openConsole('/technicians', [people]);
  expect(await screen.findByRole('heading', { name: 'Screen /technicians' })).toBeVisible();
  expect(address()).toBe('/technicians');
});

test('Logout shows the message of the server, clears all local storage and goes to the landing page (R111)', async () => {
  signedIn();
  localStorage.setItem('smart-elevator.theme', 'dark');
  network.answer(signOut, { detail: 'Successfully logged out.' });
  const { user, address } = await openConsole('/technicians', [people]);
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect((await screen.findAllByRole('link', { name: 'Login' }))[0]).toBeVisible();
  expect(await screen.findByText('Successfully logged out.')).toBeVisible();
  expect(address()).toBe('/');
  expect(localStorage).toHaveLength(0);
});

test('a failed Logout shows an error and keeps the session (R112)', async () => {
  signedIn();
  network.fail(signOut, 500, { detail: 'A server error occurred.' });
  const { user, address } = await openConsole('/technicians', [people]);
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Some thing went wrong. Please try again !!!',
  );
  expect(address()).toBe('/technicians');
  expect(useSession.getState().session).not.toBeNull();
});

test('a 401 on Logout counts as logged out (R112)', async () => {
  signedIn();
  network.fail(signOut, 401, { detail: 'Given token not valid for any token type' });
  network.fail(refreshToken, 401, { detail: 'Token is invalid or expired', code: 'token_not_valid' });
  const { user, address } = await openConsole('/technicians', [people]);
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect((await screen.findAllByRole('link', { name: 'Login' }))[0]).toBeVisible();
  expect(address()).toBe('/');
});

test('signing out in another tab signs out here', async () => {
  signedIn();
  const { address } = await openConsole('/technicians', [people]);
  await screen.findByRole('heading', { name: 'Screen /technicians' });
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY })));
  expect((await screen.findAllByRole('link', { name: 'Login' }))[0]).toBeVisible();
  expect(address()).toBe('/');
});

test('the navigation has the specified order and always contains Reports (R206)', async () => {
  signedIn();
  await openConsole('/technicians', [settings, people, tickets]);
  const navigation = await screen.findByRole('navigation', { name: 'Main' });
  expect(
    within(navigation)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Home', 'All Issues', 'Technicians', 'Customers', 'Reports', 'Settings']);
});

test.each([
  ['/technicians', 'Technicians', 'page'],
  ['/TECHNICIANS', 'Technicians', 'page'],
  ['/edit_cust', 'Customers', 'true'],
  ['/all_open_tickets', 'Home', 'true'],
  ['/customers_raised_issues', 'Customers', 'true'],
])('at %s the navigation marks %s', async (address, section, mark) => {
  signedIn();
  await openConsole(address, [people, tickets]);
  const link = await screen.findByRole('link', { name: section });
  expect(link).toHaveAttribute('aria-current', mark);
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('an unknown path shows a message with a link to Home, signed in or not (R205)', async () => {
  const { user, address } = await openConsole('/no/such/page', [people]);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.getByText('There is no page at /no/such/page')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Home' }));
  expect(address()).toBe('/');
});

test.each([
  ['the form of a call', { create: '/Issue', newCall: '/new_call' }, '/new_call'],
  ['the full form where the deployed tickets have no other', { create: '/Issue' }, '/Issue'],
])('New ticket in the top bar leads to %s (R371)', async (_, links, to) => {
  signedIn();
  await openConsole('/all_open_tickets', [{ ...tickets, links }]);
  expect(await screen.findByRole('link', { name: 'New ticket' })).toHaveAttribute('href', to);
});
