import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { verifyEmail } from '@smart-elevator/shared-api/contract/account/endpoints';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { openConsole } from '../testing/openConsole';

jest.mock(
  '@smart-elevator/federation/hostRuntime',
  () => jest.requireActual('../testing/deployedModules').runtime,
);

const network = fakeNetwork();

const confirm = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Confirm the e-mail address' }));

test('opening the mailed link sends nothing, as a program that checks mails opens it (R178)', async () => {
  network.answer(verifyEmail, { detail: 'ok' });
  await openConsole('/verify-email?key=the-key');
  expect(await screen.findByRole('button', { name: 'Confirm the e-mail address' })).toBeVisible();
  expect(screen.queryByText(/is confirmed/)).not.toBeInTheDocument();
  expect(network.calls(verifyEmail)).toEqual([]);
});

test('the mailed link confirms the address, once, with a progress message, and links to /login', async () => {
  const answer = deferred<{ detail: string }>();
  network.answer(verifyEmail, () => answer.promise);
  const { user, address } = await openConsole('/verify-email?key=the-key');
  await confirm(user);
  expect(await screen.findByText(/^Your e-mail address is being confirmed\./)).toBeVisible();
  answer.resolve({ detail: 'ok' });
  expect(await screen.findByText('Your e-mail address is confirmed. You can log in now.')).toBeVisible();
  expect(network.calls(verifyEmail).map(({ body }) => body)).toEqual([{ key: 'the-key' }]);
  await user.click(screen.getByRole('link', { name: 'Go to Login' }));
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(address()).toBe('/login');
});

test.each([
  ['a wrong or used key', 404, { detail: 'Not found.' }],
  ['what cannot be a key', 400, { key: ['Ensure this field has no more than 200 characters.'] }],
])('%s: shows a clear message with a link to /login', async (_, status, body) => {
  network.fail(verifyEmail, status, body);
  const { user } = await openConsole('/verify-email?key=used');
  await confirm(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('This link does not work');
  expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
});

test('a link without its key shows that it is wrong, and nothing is sent', async () => {
  await openConsole('/verify-email');
  expect(await screen.findByRole('alert')).toHaveTextContent('is incomplete');
});

test.each([
  ['no network', () => network.offline(verifyEmail), 'The server could not be reached.'],
  [
    'too many tries',
    () =>
      network.fail(verifyEmail, 429, { detail: 'Request was throttled. Expected available in 9 seconds.' }),
    'Expected available in 9 seconds.',
  ],
])('%s: shows a message and can be retried', async (_, arrange, sentence) => {
  arrange();
  const { user } = await openConsole('/verify-email?key=the-key');
  await confirm(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  network.answer(verifyEmail, { detail: 'ok' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your e-mail address is confirmed. You can log in now.')).toBeVisible();
});
