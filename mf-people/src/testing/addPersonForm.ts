import { readPasscode } from '@smart-elevator/shared-api/contract/account/endpoints';
import { customerList, dealerInfo, employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import type { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { fireEvent, screen } from '@testing-library/react';
import { openPeople } from './openPeople';

/** A valid input for each field, by label. */
export const PERSON_INPUT = {
  'User name': 'anita.rao',
  Email: 'anita@example.com',
  Password: 'Lift-2026!',
  'Confirm password': 'Lift-2026!',
  'First name': 'Anita',
  'Last name': 'Rao',
  'Mobile no.': '9876543210',
  'Dealer passcode': '428519',
};

/** The reply to a registration. */
export const REGISTERED = { detail: 'Verification e-mail sent.' };

/** Both forms, for describe.each. */
export const ADD_FORMS = [
  {
    kind: 'technician',
    path: '/add_technicians',
    userType: 'TechnicianUser',
    button: 'Add Technician',
    list: '/technicians',
    word: 'Technician',
  },
  {
    kind: 'customer',
    path: '/add_customer',
    userType: 'CustomerUser',
    button: 'Add Customer',
    list: '/customers',
    word: 'Customer',
  },
] as const;

export const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}\\*?$`));

/** Opens a form at its address. */
export async function openAddPerson(
  network: ReturnType<typeof fakeNetwork>,
  address: string,
  passcode?: string,
) {
  network.answer(dealerInfo, { dealer_email: 'dealer@example.com' });
  // One that cannot be read is typed.
  if (passcode) network.answer(readPasscode, { passcode });
  else network.fail(readPasscode, 404);
  network.answerList(employeeList, []);
  network.answerList(customerList, []);
  const view = openPeople(address);
  await screen.findByLabelText(/^Dealer email/);
  return view;
}

/** Fills in each field at once, not key by key. */
export function fillInPerson(changes: Partial<typeof PERSON_INPUT> = {}) {
  for (const [label, text] of Object.entries({ ...PERSON_INPUT, ...changes }))
    fireEvent.change(field(label), { target: { value: text } });
}
