import { register, registrationMail } from '@smart-elevator/shared-api/contract/people/endpoints';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { testDraftRules } from '@smart-elevator/shared-ui/testing/testDraftRules';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openConsole } from '../testing/openConsole';

jest.mock(
  '@smart-elevator/federation/hostRuntime',
  () => jest.requireActual('../testing/deployedModules').runtime,
);

const network = fakeNetwork();

async function open() {
  const view = await openConsole('/new_dealer_registration');
  await screen.findByLabelText(/^User type/);
  return view;
}

testDraftRules('the draft of a registration', {
  open,
  texts: {
    'User name': 'new_dealer',
    Email: 'new@example.com',
    'First name': 'Asha',
    'Last name': 'Rao',
    'Mobile number': '9876543210',
  },
  secrets: { Password: 'Hidden-2026!', 'Confirm password': 'Hidden-2026!' },
  succeeds: () => {
    network.answer(register, { detail: 'Verification e-mail sent.' });
    network.answer(registrationMail, { mail: 'Sent' });
  },
  fails: () => network.offline(register),
  save: 'Register',
  saved: /^Dealer registered successfully/,
  leave: ({ user }) => user.click(screen.getByRole('link', { name: 'Back to Login' })),
});

test('the input stays in the tab, since the next user of the computer may be another person', async () => {
  await open();
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'new@example.com' } });
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('new@example.com'));
  expect(JSON.stringify({ ...localStorage })).not.toContain('new@example.com');
});
