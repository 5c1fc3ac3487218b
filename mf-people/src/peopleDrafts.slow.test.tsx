import {
  customerList,
  dealerInfo,
  employeeList,
  register,
  updatePerson,
} from '@smart-elevator/shared-api/contract/people/endpoints';
import { readPasscode } from '@smart-elevator/shared-api/contract/account/endpoints';
import { aPerson } from '@smart-elevator/shared-api/testing/factories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { testDraftRules } from '@smart-elevator/shared-ui/testing/testDraftRules';
import { act, screen } from '@testing-library/react';
import { openPeople } from './testing/openPeople';

const network = fakeNetwork();
const person = aPerson({ user_id: 31, email: 'anita@example.com', first_name: 'Anita' });

async function open(address: string) {
  network.answer(dealerInfo, { dealer_email: 'dealer@example.com' });
  network.fail(readPasscode, 404);
  network.answerList(employeeList, []);
  network.answerList(customerList, []);
  const view = openPeople(address);
  await screen.findByLabelText(/^Email/);
  return view;
}

/** The API has one call that loads and changes. */
const serve = (changed: FakeResponse | { data: typeof person } = { data: person }) =>
  network.answer(updatePerson, ({ body }) =>
    Object.keys(body ?? {}).length === 0 ? { data: person } : changed,
  );

describe.each([
  ['technician', '/add_technicians', 'Add Technician', '/edit_tech', 'Technician', '/technicians'],
  ['customer', '/add_customer', 'Add Customer', '/edit_cust', 'Customer', '/customers'],
])('the draft of a %s', (_who, add, addButton, edit, word, list) => {
  const leave = ({ router }: { router: { navigate: (to: string) => Promise<void> } }) =>
    act(() => router.navigate(list));

  testDraftRules('a new one', {
    open: () => open(add),
    texts: {
      'User name': 'anita.rao',
      Email: 'new@example.com',
      'First name': 'Anu',
      'Last name': 'Roy',
      'Mobile no.': '5550123',
    },
    secrets: {
      Password: 'Hidden-2026!',
      'Confirm password': 'Hidden-2026!',
      'Dealer passcode': '428519',
    },
    succeeds: () => network.answer(register, { detail: 'Verification e-mail sent.' }),
    fails: () => network.offline(register),
    save: addButton,
    saved: `${word} registered successfully and Verification e-mail sent.`,
    leave,
  });

  testDraftRules('one that there is', {
    open: () => open(`${edit}?userId=31`),
    texts: { Email: 'new@example.com', 'First name': 'Anu', 'Last name': 'Roy', 'Mobile no.': '5550123' },
    succeeds: () => serve(),
    fails: () => serve(new FakeResponse(500, { detail: 'A server error occurred.' })),
    save: `update ${word} Info`,
    saved: `${word} info updated successfully`,
    leave,
  });
});

test('the draft of one person, or of one kind, is not shown for another', async () => {
  const view = await open('/add_technicians');
  await view.user.type(screen.getByLabelText(/^User name/), 'anita.rao');
  view.unmount();
  await open('/add_customer');
  expect(screen.getByLabelText(/^User name/)).toHaveValue('');
});
