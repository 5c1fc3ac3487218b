import { screen } from '@testing-library/react';
import { signIn } from '@smart-elevator/shared-api/contract/account/endpoints';
import { readFirstSteps, urgentSummary } from '@smart-elevator/shared-api/contract/home/endpoints';
import { readAppearance } from '@smart-elevator/shared-api/contract/preferences/endpoints';
import { useSession } from '@smart-elevator/shared-api/client/session';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
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

const ANSWER = {
  access: 'access-1',
  refresh: 'refresh-1',
  user_id: 7,
  admin_email: 'd@example.com',
  user_type: 'DealerUser',
} as const;

async function logIn(name: string, password: string) {
  const view = await openConsole('/login');
  const nameField = await screen.findByLabelText(/User name/);
  if (name) await view.user.type(nameField, name);
  if (password) await view.user.type(screen.getByLabelText(/^Password/), password);
  await view.user.click(screen.getByRole('button', { name: 'Login' }));
  return view;
}

test.each([
  ['nothing', '', '', /User name/],
  ['no user name', '', 'secret', /User name/],
  ['no password', 'demo_dealer', '', /^Password/],
  ['blanks only', '   ', '   ', /User name/],
])(
  '%s typed: Fill All Fields !!!, the focus on what is missing, nothing sent, nothing lost (R102)',
  async (_, name, password, missing) => {
    network.answer(signIn, ANSWER);
    await logIn(name, password);
    expect((await screen.findByRole('alert')).textContent).toBe('Fill All Fields !!!');
    expect(screen.getByLabelText(missing)).toHaveFocus();
    expect(screen.getByLabelText(/User name/)).toHaveValue(name);
    expect(screen.getByLabelText(/^Password/)).toHaveValue(password);
    expect(network.calls(signIn)).toEqual([]);
  },
);

test('a double click on Login sends once', async () => {
  const later = deferred<typeof ANSWER>();
  network.answer(signIn, () => later.promise);
  const { user } = await logIn('demo_dealer', 'secret');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  later.resolve(ANSWER);
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(network.calls(signIn)).toHaveLength(1);
});

test('a dealer with the second factor signs in with password and code, each typed once', async () => {
  network.answer(signIn, ({ body }) =>
    body !== null && typeof body === 'object' && 'otp' in body
      ? ANSWER
      : new FakeResponse(401, { detail: 'Please enter the code.', code: 'otp_required' }),
  );
  const { user, address } = await logIn('demo_dealer', 'secret');
  expect(await screen.findByLabelText(/^Code/)).toHaveFocus();
  await user.keyboard('123456{Enter}');
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(address()).toBe('/amc_count');
  expect(network.calls(signIn).map(({ body }) => body)).toEqual([
    { username: 'demo_dealer', password: 'secret' },
    { username: 'demo_dealer', password: 'secret', otp: '123456' },
  ]);
});

test('wrong details show the exact message once, and the name stays (R103)', async () => {
  network.fail(signIn, 401, { detail: 'No active account found with the given credentials' });
  await logIn('demo_dealer', 'nonsense');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('please check your sign in details  !!!');
  expect(screen.getAllByText(/please check your sign in details/)).toHaveLength(1);
  expect(screen.getByLabelText(/User name/)).toHaveValue('demo_dealer');
});

test('a reply with detail is a failure, whatever its status (R103)', async () => {
  network.fail(signIn, 200, { detail: 'Locked' });
  await logIn('demo_dealer', 'secret');
  expect((await screen.findByRole('alert')).textContent).toBe('please check your sign in details  !!!');
});

test.each([
  ['no network', () => network.offline(signIn)],
  ['a broken server', () => network.fail(signIn, 502, '<html>Bad Gateway</html>')],
  ['an answer that is garbage', () => network.fail(signIn, 200, '<html>Hello</html>')],
])(
  '%s: says that the server could not be reached, not that the details are wrong (R104)',
  async (_, arrange) => {
    arrange();
    await logIn('demo_dealer', 'secret');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  },
);

test('a technician is referred to the Android app, and no session is stored (R105)', async () => {
  network.answer(signIn, { ...ANSWER, user_type: 'TechnicianUser' });
  await logIn('tech.1', 'secret');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This console is for dealers. Please use the Android app.',
  );
  expect(useSession.getState().session).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('a dealer is redirected to Home (R105)', async () => {
  network.answer(signIn, ANSWER);
  const { address } = await logIn('demo_dealer', 'secret');
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(address()).toBe('/amc_count');
  expect(screen.getByText('demo_dealer')).toBeVisible();
  expect(network.calls(signIn)[0]?.body).toEqual({ username: 'demo_dealer', password: 'secret' });
});

test('the password can be shown and hidden again (R101)', async () => {
  const { user } = await openConsole('/login');
  const password = await screen.findByLabelText(/^Password/);
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
});

test.each([
  ['Sign Up', '/new_dealer_registration', 'Dealer registration'],
  ['Delete account?', '/delete_account', 'Delete account'],
  ['Home', '/', 'Smart Elevator Maintenance'],
])('%s links to %s (R101)', async (link, path, heading) => {
  const { user, address } = await openConsole('/login');
  await user.click(await screen.findByRole('link', { name: link }));
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(address()).toBe(path);
});
