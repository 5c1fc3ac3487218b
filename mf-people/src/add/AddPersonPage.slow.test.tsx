import { screen, waitFor } from '@testing-library/react';
import { readPasscode } from '@smart-elevator/shared-api/contract/account/endpoints';
import { dealerInfo, register } from '@smart-elevator/shared-api/contract/people/endpoints';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import {
  ADD_FORMS,
  PERSON_INPUT,
  REGISTERED,
  field,
  fillInPerson,
  openAddPerson,
} from '../testing/addPersonForm';
import { openPeople } from '../testing/openPeople';

const network = fakeNetwork();
const open = (address: string) => openAddPerson(network, address);

describe.each(ADD_FORMS)('a new $kind', ({ path, button, word }) => {
  const submit = async (changes?: Partial<typeof PERSON_INPUT>) => {
    const view = await open(path);
    fillInPerson(changes);
    await view.user.click(screen.getByRole('button', { name: button }));
    return view;
  };

  test.each(Object.keys(PERSON_INPUT))(
    '%s left empty: the exact sentence, the focus on it, nothing is sent, nothing is lost (R407)',
    async (label) => {
      network.answer(register, REGISTERED);
      await submit({ [label]: '' });
      expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all the required fields.');
      expect(field(label)).toHaveAccessibleDescription(/This field is required\./);
      await waitFor(() => expect(field(label)).toHaveFocus());
      expect(network.calls(register)).toEqual([]);
      for (const [other, text] of Object.entries(PERSON_INPUT))
        if (other !== label) expect(field(other)).toHaveValue(text);
    },
  );

  test('the browser offers nothing of the dealer’s own for another person', async () => {
    await open(path);
    for (const label of ['User name', 'Email', 'First name', 'Last name', 'Mobile no.', 'Dealer passcode'])
      expect(field(label)).toHaveAttribute('autocomplete', 'off');
  });

  test('the strength of the password is shown', async () => {
    const { user } = await open(path);
    await user.type(field('Password'), '12345678');
    expect(field('Password')).toHaveAccessibleDescription(/Password strength: .*entirely numeric/);
  });

  test('no answer: shows the exact message, and can be retried', async () => {
    network.offline(register);
    const { user } = await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An error occurred while Registration. Please try again later.',
    );
    network.answer(register, REGISTERED);
    await user.click(screen.getByRole('button', { name: button }));
    expect(
      await screen.findByText(`${word} registered successfully and Verification e-mail sent.`),
    ).toBeVisible();
  });
});

test('passwords and passcode can be shown, and are not stored', async () => {
  const { user } = await open('/add_technicians');
  for (const label of ['Password', 'Confirm password'])
    expect(field(label)).toHaveAttribute('autocomplete', 'new-password');
  fillInPerson();
  for (const label of ['Password', 'Confirm password', 'Dealer passcode'])
    expect(field(label)).toHaveAttribute('type', 'password');
  const [show] = screen.getAllByRole('button', { name: 'Show password' });
  if (show) await user.click(show);
  expect(field('Password')).toHaveAttribute('type', 'text');
  const kept = JSON.stringify({ ...localStorage, ...sessionStorage });
  expect(kept).not.toContain('Lift-2026!');
  expect(kept).not.toContain('428519');
});

test('a dealer e-mail that cannot be loaded can be retried', async () => {
  network.offline(dealerInfo);
  network.fail(readPasscode, 404);
  const { user } = openPeople('/add_customer');
  expect(await screen.findByRole('alert')).toHaveTextContent('Your dealer e-mail could not be loaded');
  network.answer(dealerInfo, { dealer_email: 'dealer@example.com' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText(/^Dealer email/)).toHaveValue('dealer@example.com');
});
