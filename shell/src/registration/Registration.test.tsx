import { screen } from '@testing-library/react';
import { register } from '@smart-elevator/shared-api/contract/account/endpoints';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { openConsole } from '../testing/openConsole';

jest.mock(
  '@module-federation/enhanced/runtime',
  () => jest.requireActual('../testing/deployedModules').runtime,
);

const network = fakeNetwork();

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

async function register8(changes: Partial<typeof TYPED> = {}) {
  const view = await openConsole('/new_dealer_registration');
  for (const [label, text] of Object.entries({ ...TYPED, ...changes })) {
    if (text) await view.user.type(field(label), text);
  }
  await view.user.click(screen.getByRole('button', { name: 'Register' }));
  return view;
}

test('a dealer registers: the alert survives the way to /login', async () => {
  network.answer(register, { detail: 'Verification e-mail sent.' });
  const { address } = await register8();
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(
    await screen.findByText(
      'Dealer registered successfully and Verification e-mail sent to registered mail ID.',
    ),
  ).toBeVisible();
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
  });
});

test('the user type is DealerUser and cannot be changed', async () => {
  await openConsole('/new_dealer_registration');
  expect(field('User type')).toHaveValue('DealerUser');
  expect(field('User type')).toHaveAttribute('readonly');
});

test('a field left empty: the exact sentence once, the field marked, nothing sent', async () => {
  await register8({ 'Last name': '' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all the required fields.');
  expect(field('Last name')).toHaveAccessibleDescription('This field is required.');
});

test('a name that is taken: the sentence, and what was typed stays', async () => {
  network.fail(register, 400, { username: ['A user with that username already exists.'] });
  await register8();
  expect(await screen.findByRole('alert')).toHaveTextContent('user name or email already used');
  expect(field('First name')).toHaveValue('Asha');
});

test('no answer', async () => {
  network.offline(register);
  await register8();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'An error occurred while Registration. Please try again later.',
  );
});
