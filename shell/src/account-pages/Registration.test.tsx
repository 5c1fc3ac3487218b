import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { register, registrationMail } from '@smart-elevator/shared-api/contract/people/endpoints';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { openConsole } from '../testing/openConsole';

jest.mock(
  '@smart-elevator/federation/hostRuntime',
  () => jest.requireActual('../testing/deployedModules').runtime,
);

const network = fakeNetwork();
beforeEach(() => network.answer(registrationMail, { mail: 'Sent' }));
// The draft of a registration stays in the tab.
afterEach(() => sessionStorage.clear());

const SENT = { detail: 'Verification e-mail sent.' };
const TYPED = {
  'User name': 'new_dealer',
  Email: 'new@example.com',
  Password: 'Lift-2026!',
  'Confirm password': 'Lift-2026!',
  'First name': 'Asha',
  'Last name': 'Rao',
  'Mobile number': '9876543210',
};

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const submit = () => screen.getByRole('button', { name: 'Register' });

/** Fills in each field at once, not key by key. */
async function fill(changes: Partial<typeof TYPED> = {}) {
  const view = await openConsole('/new_dealer_registration');
  await screen.findByLabelText(/^User type/);
  for (const [label, text] of Object.entries({ ...TYPED, ...changes }))
    fireEvent.change(field(label), { target: { value: text } });
  // The form validates the input a moment later.
  await act(async () => undefined);
  return view;
}

async function register8(changes?: Partial<typeof TYPED>) {
  const view = await fill(changes);
  await view.user.click(submit());
  return view;
}

test('a dealer registers: the alert survives the redirect to /login (R137)', async () => {
  network.answer(register, SENT);
  const { address } = await register8();
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(
    await screen.findByText(
      'Dealer registered successfully and Verification e-mail sent to registered mail ID.',
    ),
  ).toHaveAttribute('role', 'status');
  expect(address()).toBe('/login');
  expect(network.calls(register)[0]?.body).toEqual({
    username: 'new_dealer',
    email: 'new@example.com',
    password1: 'Lift-2026!',
    password2: 'Lift-2026!',
    user_type: 'DealerUser',
    first_name: 'Asha',
    last_name: 'Rao',
    phoneno: '9876543210',
    company_name: '',
  });
  expect(network.calls(registrationMail)[0]?.body).toEqual({
    username: 'new_dealer',
    email: 'new@example.com',
  });
});

test('the company is optional, and sign-in has the new user name (R180)', async () => {
  network.answer(register, SENT);
  const { user } = await fill();
  await user.type(field('Company name'), 'Rao Lifts');
  await user.click(submit());
  await screen.findByRole('heading', { name: 'Login' });
  expect(network.calls(register)[0]?.body).toMatchObject({ company_name: 'Rao Lifts' });
  expect(field('User name')).toHaveValue('new_dealer');
});

const noMail = /^Dealer registered successfully\. This server sends no e-mail/;
const notYet = /^Dealer registered successfully\. The verification e-mail has not been sent yet/;
const sent = /^Dealer registered successfully and Verification e-mail sent/;
test.each([
  ['the server sends none', () => network.answer(registrationMail, { mail: 'None' }), noMail],
  ['it could not be sent', () => network.answer(registrationMail, { mail: 'Waiting' }), notYet],
  ['the back end does not tell', () => network.fail(registrationMail, 404), sent],
])('only a mail that was sent is said to be sent: %s (R137, R181)', async (_, arrange, sentence) => {
  network.answer(register, SENT);
  arrange();
  await register8();
  expect(await screen.findByText(sentence)).toHaveAttribute('role', 'status');
});

test('the user type is DealerUser and cannot be changed (R131)', async () => {
  const { user } = await fill();
  expect(field('User type')).toHaveValue('DealerUser');
  expect(field('User type')).toHaveAttribute('readonly');
  await user.type(field('User type'), 'TechnicianUser');
  expect(field('User type')).toHaveValue('DealerUser');
});

test('the back arrow links to /login (R131)', async () => {
  const { user, address } = await openConsole('/new_dealer_registration');
  await user.click(await screen.findByRole('link', { name: 'Back to Login' }));
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(address()).toBe('/login');
});

test.each([
  ['User name', 'username'],
  ['Email', 'email'],
  ['Password', 'new-password'],
  ['Confirm password', 'new-password'],
  ['First name', 'given-name'],
  ['Last name', 'family-name'],
  ['Mobile number', 'tel'],
])('browsers and password managers recognise %s', async (label, what) => {
  await fill();
  expect(field(label)).toHaveAttribute('autocomplete', what);
});

test('the e-mail field has the type email, so that phones show its keyboard (R133)', async () => {
  await fill();
  expect(field('Email')).toHaveAttribute('type', 'email');
});

test('the strength of the new password is shown', async () => {
  await fill({ Password: 'new_dealer' });
  expect(field('Password')).toHaveAccessibleDescription(/Password strength: /);
  expect(field('Confirm password')).not.toHaveAccessibleDescription(/Password strength/);
});

test.each(Object.keys(TYPED))(
  '%s left empty: the exact sentence once, the focus on it, nothing sent, nothing lost (R132)',
  async (label) => {
    network.answer(register, SENT);
    await register8({ [label]: ' ' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all the required fields.');
    expect(screen.getAllByText('Please fill in all the required fields.')).toHaveLength(1);
    expect(field(label)).toHaveAccessibleDescription(/This field is required\./);
    await waitFor(() => expect(field(label)).toHaveFocus());
    expect(network.calls(register)).toEqual([]);
    for (const [other, text] of Object.entries(TYPED))
      if (other !== label) expect(field(other)).toHaveValue(text);
  },
);

test('an empty form focuses the first field, and each error disappears when its field is filled in', async () => {
  const empty = Object.fromEntries(Object.keys(TYPED).map((label) => [label, '']));
  const { user } = await register8(empty);
  await waitFor(() => expect(field('User name')).toHaveFocus());
  await user.type(field('User name'), 'asha');
  expect(field('User name')).toBeValid();
  expect(field('Email')).toBeInvalid();
});

test.each([
  [
    'a password of seven characters',
    { Password: '1234567', 'Confirm password': '1234567' },
    'password is too short, enter minimum 8 characters',
  ],
  ['passwords that differ', { 'Confirm password': 'Lift-2027!' }, "The two password fields didn't match."],
])('%s: shows the exact message, and nothing is sent (R133, R135)', async (_, changes, sentence) => {
  network.answer(register, SENT);
  await register8(changes);
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(network.calls(register)).toEqual([]);
});

test.each([
  [
    'an e-mail that is taken',
    { email: ['A user is already registered with this e-mail address.'] },
    'user name or email already used',
  ],
  [
    'a user name that is taken',
    { username: ['A user with that username already exists.'] },
    'user name or email already used',
  ],
  [
    'both taken',
    {
      email: ['A user is already registered with this e-mail address.'],
      username: ['A user with that username already exists.'],
    },
    'user name or email already used',
  ],
  [
    'a short password',
    { password1: ['This password is too short. It must contain at least 8 characters.'] },
    'password is too short, enter minimum 8 characters',
  ],
  [
    'passwords that differ',
    { non_field_errors: ["The two password fields didn't match."] },
    "The two password fields didn't match.",
  ],
])(
  'the server refuses %s: the exact sentence once, and the input stays (R134, R135)',
  async (_, errors, sentence) => {
    network.fail(register, 400, errors);
    await register8();
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(screen.getAllByText(sentence)).toHaveLength(1);
    for (const [label, text] of Object.entries(TYPED)) expect(field(label)).toHaveValue(text);
  },
);

test('any other server error of a field is shown at the field', async () => {
  network.fail(register, 400, { password1: ['This password is too common.'] });
  await register8();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please correct the marked fields.');
  expect(field('Password')).toHaveAccessibleDescription(/This password is too common\./);
  await waitFor(() => expect(field('Password')).toHaveFocus());
});

test.each([
  ['no answer', () => network.offline(register)],
  ['a server that is broken', () => network.fail(register, 500, { detail: 'A server error occurred.' })],
])('%s: shows the exact message, the input stays, and it can be retried (R136)', async (_, arrange) => {
  arrange();
  const { user } = await register8();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'An error occurred while Registration. Please try again later.',
  );
  for (const [label, text] of Object.entries(TYPED)) expect(field(label)).toHaveValue(text);
  network.answer(register, SENT);
  await user.click(submit());
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
});

test('a double click registers once', async () => {
  const later = deferred<typeof SENT>();
  network.answer(register, () => later.promise);
  const { user } = await fill();
  await user.dblClick(submit());
  later.resolve(SENT);
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(network.calls(register)).toHaveLength(1);
});
