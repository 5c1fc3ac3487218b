import { screen, waitFor, within } from '@testing-library/react';
import {
  confirmPasswordReset,
  requestPasswordReset,
} from '@smart-elevator/shared-api/contract/account/endpoints';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { openConsole } from '../testing/openConsole';

jest.mock(
  '@smart-elevator/federation/hostRuntime',
  () => jest.requireActual('../testing/deployedModules').runtime,
);

const network = fakeNetwork();

const SENT = { detail: 'Password reset e-mail has been sent.' };
const DONE = { detail: 'Password has been reset with the new password.' };
const TYPED = {
  'User name': 'meera',
  'Received passcode': '12345678',
  'New password': 'Lift-2026!',
  'Confirm password': 'Lift-2026!',
  Email: 'meera@example.com',
};

const dialog = () => within(screen.getByRole('dialog'));
const field = (label: string) => dialog().getByRole('textbox', { name: new RegExp(`^${label}`) });
const secret = (label: string) => dialog().getByLabelText(new RegExp(`^${label}`));
const received = () => dialog().getByRole('checkbox', { name: 'Received passcode?' });
const press = (name: string) => dialog().getByRole('button', { name });
const at = (label: string) => (label.includes('password') ? secret(label) : field(label));

async function forgot() {
  const view = await openConsole('/login');
  await view.user.click(await screen.findByRole('button', { name: 'Forgot password?' }));
  await screen.findByRole('dialog', { name: 'Reset Password' });
  return view;
}

async function enter(changes: Partial<typeof TYPED> = {}) {
  const view = await forgot();
  await view.user.click(received());
  for (const [label, text] of Object.entries({ ...TYPED, ...changes })) {
    if (text) await view.user.type(at(label), text);
  }
  await view.user.click(press('Save'));
  return view;
}

describe('Reset Password (R121, R122)', () => {
  test('Send mails a passcode, and shows one message', async () => {
    network.answer(requestPasswordReset, SENT);
    const { user } = await forgot();
    await user.type(field('Email'), 'meera@example.com');
    await user.dblClick(press('Send'));
    expect(await screen.findAllByText('Password reset e-mail has been sent')).toHaveLength(1);
    expect(network.calls(requestPasswordReset).map(({ body }) => body)).toEqual([
      { email: 'meera@example.com' },
    ]);
  });

  test('without an e-mail address nothing is sent', async () => {
    const { user } = await forgot();
    await user.click(press('Send'));
    expect(await dialog().findByRole('alert')).toHaveTextContent('Please fill in all the required fields.');
    expect(field('Email')).toHaveAccessibleDescription('This field is required.');
    expect(field('Email')).toHaveFocus();
  });

  test.each([
    [
      'the server refuses the address',
      () => network.fail(requestPasswordReset, 400, { email: ['Enter a valid email address.'] }),
      'Please correct the marked fields.',
    ],
    [
      'too many tries',
      () =>
        network.fail(requestPasswordReset, 429, {
          detail: 'Request was throttled. Expected available in 9 seconds.',
        }),
      'Request was throttled. Expected available in 9 seconds.',
    ],
    ['no network', () => network.offline(requestPasswordReset), 'The server could not be reached.'],
    [
      'an answer of another kind',
      () => network.answer(requestPasswordReset, { detail: 'Maybe later.' }),
      'Maybe later.',
    ],
  ])('%s: shows a message, and the address stays', async (_, arrange, sentence) => {
    arrange();
    const { user } = await forgot();
    await user.type(field('Email'), 'meera@nowhere');
    await user.click(press('Send'));
    expect(await dialog().findByRole('alert')).toHaveTextContent(sentence);
    expect(field('Email')).toHaveValue('meera@nowhere');
  });
});

describe('Enter Passcode (R121)', () => {
  test('the checkbox switches the steps, and no input is lost, even if the dialog is closed', async () => {
    const { user } = await forgot();
    await user.type(field('Email'), 'meera@example.com');
    await user.click(received());
    expect(screen.getByRole('dialog', { name: 'Enter Passcode' })).toBeVisible();
    expect(field('Email')).toHaveValue('meera@example.com');
    await user.type(field('Received passcode'), '1234');
    await user.click(received());
    expect(screen.getByRole('dialog', { name: 'Reset Password' })).toBeVisible();
    await user.click(received());
    await user.click(press('Back'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    expect(field('Received passcode')).toHaveValue('1234');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('1234');
  });

  test('browsers and phones recognise the fields', async () => {
    const { user } = await forgot();
    await user.click(received());
    expect(field('User name')).toHaveAttribute('autocomplete', 'username');
    expect(field('Email')).toHaveAttribute('autocomplete', 'email');
    expect(field('Received passcode')).toHaveAttribute('autocomplete', 'one-time-code');
    for (const label of ['New password', 'Confirm password']) {
      expect(secret(label)).toHaveAttribute('autocomplete', 'new-password');
      expect(secret(label)).toHaveAttribute('type', 'password');
    }
  });

  test('Save sets the new password: the dialog closes, and an alert is shown (R123)', async () => {
    const answer = deferred<typeof DONE>();
    network.answer(confirmPasswordReset, () => answer.promise);
    const { user, address } = await enter();
    await user.click(press('Save'));
    answer.resolve(DONE);
    expect(
      await screen.findByText('Your password is successfully reset with the new password!'),
    ).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe('/login');
    expect(network.calls(confirmPasswordReset).map(({ body }) => body)).toEqual([
      {
        email: 'meera@example.com',
        new_password1: 'Lift-2026!',
        new_password2: 'Lift-2026!',
        uid: 'meera',
        token: '12345678',
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    expect(field('Email')).toHaveValue('');
  });

  test.each(Object.keys(TYPED))(
    '%s left empty: the exact sentence, the focus on it, nothing is sent, nothing is lost (R124)',
    async (label) => {
      await enter({ [label]: '' });
      expect(await dialog().findByRole('alert')).toHaveTextContent('Please fill in all the required fields.');
      expect(at(label)).toHaveAccessibleDescription(/This field is required\./);
      await waitFor(() => expect(at(label)).toHaveFocus());
      for (const [other, text] of Object.entries(TYPED))
        if (other !== label) expect(at(other)).toHaveValue(text);
    },
  );

  test('the strength of the new password is shown', async () => {
    await enter({ 'New password': 'meera', 'Confirm password': 'meera' });
    expect(secret('New password')).toHaveAccessibleDescription(
      /Password strength: .*similar to the username/,
    );
  });

  test.each([
    [
      'a short password',
      { 'New password': '1234567', 'Confirm password': '1234567' },
      'password is too short, enter minimum 8 characters',
    ],
    ['two that differ', { 'Confirm password': 'Lift-2027!' }, "The two password fields didn't match."],
  ])('%s: shows the exact message, and nothing is sent', async (_, changes, sentence) => {
    await enter(changes);
    expect((await dialog().findByRole('alert')).textContent).toBe(sentence);
  });

  test.each([
    ['User name', { uid: ['Invalid value'] }, 'Invalid value'],
    ['Received passcode', { token: ['Invalid value'] }, 'Invalid value'],
    [
      'Confirm password',
      { new_password2: ['The two password fields didn\u2019t match.'] },
      'The two password fields didn\u2019t match.',
    ],
  ])("the server's own message is shown at %s, and the input stays", async (label, body, sentence) => {
    network.fail(confirmPasswordReset, 400, body);
    await enter();
    expect(await dialog().findByText(sentence)).toBeVisible();
    expect(at(label)).toHaveAccessibleDescription(new RegExp(sentence));
    for (const [name, text] of Object.entries(TYPED)) expect(at(name)).toHaveValue(text);
  });

  test('no answer: shows a message, and the input stays', async () => {
    network.offline(confirmPasswordReset);
    await enter();
    expect(await dialog().findByRole('alert')).toHaveTextContent('The server could not be reached.');
    expect(field('Received passcode')).toHaveValue('12345678');
  });
});
