import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  acceptInvitation,
  readInvitation,
} from '@smart-elevator/shared-api/contract/account/invitationEndpoints';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { openConsole } from '../testing/openConsole';

jest.mock(
  '@smart-elevator/federation/hostRuntime',
  () => jest.requireActual('../testing/deployedModules').runtime,
);

const network = fakeNetwork();
const SET = { detail: 'Your password has been set. You can sign in now.' };
const OPEN = { dealer_name: 'Asha Rao (rao_lifts)', username: 'copper.ridge' };
const GOOD = { 'New password': 'Lift-2026!', 'Confirm password': 'Lift-2026!' };

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const submit = () => screen.getByRole('button', { name: 'Set password' });

async function open(typed: Partial<typeof GOOD> = {}) {
  network.answer(readInvitation, OPEN);
  const view = await openConsole('/invitation?key=the-key');
  await screen.findByRole('heading', { level: 1, name: 'Invitation' });
  await screen.findByRole('button', { name: 'Set password' });
  for (const [label, text] of Object.entries({ ...GOOD, ...typed }))
    fireEvent.change(field(label), { target: { value: text } });
  // The form validates the input a moment later.
  await act(async () => undefined);
  return view;
}

test('the page names who sent the invitation, and the user name', async () => {
  await open();
  expect(
    screen.getByText('Asha Rao (rao_lifts) has registered you. Your user name is copper.ridge.'),
  ).toBeVisible();
  expect(network.calls(readInvitation)[0]?.body).toEqual({ key: 'the-key' });
});

test.each([
  ['a wrong, used or expired key', 404, { detail: 'Not found.' }],
  ['what cannot be a key', 400, { key: ['Ensure this field has no more than 200 characters.'] }],
])('%s shows a message instead of the password form', async (_, status, body) => {
  network.fail(readInvitation, status, body);
  await openConsole('/invitation?key=the-key');
  expect(await screen.findByRole('alert')).toHaveTextContent('This link does not work');
  expect(screen.queryByLabelText(/^New password/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
});

test('a failed check of an invitation can be retried', async () => {
  network.offline(readInvitation);
  const { user } = await openConsole('/invitation?key=the-key');
  expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  network.answer(readInvitation, OPEN);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Set password' })).toBeVisible();
});

test('an invited customer sets a password, once, and is referred to the Android app', async () => {
  const later = deferred<typeof SET>();
  network.answer(acceptInvitation, () => later.promise);
  const { user } = await open();
  await user.dblClick(submit());
  later.resolve(SET);
  expect(await screen.findByText('Your password has been set.')).toBeVisible();
  expect(screen.getByText(/^Technicians sign in here, customers in the Android app/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
  expect(network.calls(acceptInvitation).map(({ body }) => body)).toEqual([
    { key: 'the-key', new_password1: 'Lift-2026!', new_password2: 'Lift-2026!' },
  ]);
});

test.each(Object.keys(GOOD))(
  '%s left empty: the exact sentence, the focus on it, nothing sent',
  async (label) => {
    network.answer(acceptInvitation, SET);
    const { user } = await open({ [label]: '' });
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all the required fields.');
    await waitFor(() => expect(field(label)).toHaveFocus());
    expect(field(label)).toHaveAccessibleDescription(/This field is required\./);
    expect(network.calls(acceptInvitation)).toEqual([]);
  },
);

test.each([
  [
    'seven characters',
    { 'New password': '1234567', 'Confirm password': '1234567' },
    'password is too short, enter minimum 8 characters',
  ],
  ['two that differ', { 'Confirm password': 'Lift-2027!' }, "The two password fields didn't match."],
])('%s: shows the exact message, and nothing is sent', async (_, typed, sentence) => {
  network.answer(acceptInvitation, SET);
  const { user } = await open(typed);
  await user.click(submit());
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(network.calls(acceptInvitation)).toEqual([]);
});

test('server errors of the password are shown at the field, and the input stays', async () => {
  network.fail(acceptInvitation, 400, { new_password2: ['This password is too common.'] });
  const { user } = await open();
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Please correct the marked fields.');
  expect(field('Confirm password')).toHaveAccessibleDescription('This password is too common.');
  expect(field('New password')).toHaveValue('Lift-2026!');
});

test.each([
  ['a wrong, used or expired key', 404, { detail: 'Not found.' }],
  ['what cannot be a key', 400, { key: ['Ensure this field has no more than 200 characters.'] }],
])('%s in the meantime: shows a clear message and a link', async (_, status, body) => {
  network.fail(acceptInvitation, status, body);
  const { user } = await open();
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('This link does not work');
  expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
});

test('a link without its key shows that it is wrong, and no request is sent', async () => {
  await openConsole('/invitation');
  expect(await screen.findByRole('alert')).toHaveTextContent('is incomplete');
  expect(screen.queryByRole('button', { name: 'Set password' })).not.toBeInTheDocument();
});

test.each([
  ['no network', () => network.offline(acceptInvitation), 'The server could not be reached.'],
  [
    'too many tries',
    () =>
      network.fail(acceptInvitation, 429, {
        detail: 'Request was throttled. Expected available in 9 seconds.',
      }),
    'Expected available in 9 seconds.',
  ],
])('%s: shows a message, the input stays, and it can be retried', async (_, arrange, sentence) => {
  arrange();
  const { user } = await open();
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(field('New password')).toHaveValue('Lift-2026!');
  network.answer(acceptInvitation, SET);
  await user.click(submit());
  expect(await screen.findByText('Your password has been set.')).toBeVisible();
});
