import { screen } from '@testing-library/react';
import { dealerInfo, employeeList, register } from '@smart-elevator/shared-api/contract/people/endpoints';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { anEmployee, DEALER_ID } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import {
  ADD_FORMS,
  PERSON_INPUT,
  REGISTERED,
  field,
  fillInPerson,
  openAddPerson,
} from '../testing/addPersonForm';

const network = fakeNetwork();
const open = (address: string) => openAddPerson(network, address);

describe.each(ADD_FORMS)('a new $kind', ({ path, userType, button, list, word }) => {
  const submit = async (changes?: Partial<typeof PERSON_INPUT>) => {
    const view = await open(path);
    fillInPerson(changes);
    await view.user.click(screen.getByRole('button', { name: button }));
    return view;
  };

  test('user type and dealer e-mail are given and cannot be changed (R405)', async () => {
    await open(path);
    expect(field('User type')).toHaveValue(userType);
    expect(field('Dealer email')).toHaveValue('dealer@example.com');
    for (const label of ['User type', 'Dealer email']) expect(field(label)).toHaveAttribute('readonly');
    expect(network.calls(dealerInfo)[0]?.params).toEqual({ dealer_id: String(DEALER_ID) });
  });

  test('the passcode of the signed-in dealer is filled in (R433)', async () => {
    await openAddPerson(network, path, '428519');
    expect(field('Dealer passcode')).toHaveValue('428519');
  });

  test('where the passcode cannot be read, the dealer types it', async () => {
    await open(path);
    expect(field('Dealer passcode')).toHaveValue('');
  });

  test('is registered: all values are sent, a message is shown, and the list opens (R409, R412)', async () => {
    network.answer(register, REGISTERED);
    const { address } = await submit();
    expect(
      await screen.findByText(`${word} registered successfully and Verification e-mail sent.`),
    ).toBeVisible();
    expect(address()).toBe(list);
    expect(network.calls(register).map(({ body }) => body)).toEqual([
      {
        user_type: userType,
        username: 'anita.rao',
        email: 'anita@example.com',
        password1: 'Lift-2026!',
        password2: 'Lift-2026!',
        first_name: 'Anita',
        last_name: 'Rao',
        phoneno: '9876543210',
        admin_email: 'dealer@example.com',
        admin_passcode: '428519',
        is_staff: 0,
        is_verified: false,
      },
    ]);
  });

  test.each([
    [
      'a short password',
      { Password: '1234567', 'Confirm password': '1234567' },
      'password is too short, enter minimum 8 characters',
    ],
    ['passwords that differ', { Password: 'Lift-2027!' }, "The two password fields didn't match."],
  ])('%s: shows the exact message, nothing is sent', async (_case, changes, sentence) => {
    network.answer(register, REGISTERED);
    await submit(changes);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
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
      'a wrong passcode',
      { non_field_errors: ['The dealer e-mail or passcode is not right.'] },
      'The dealer e-mail or passcode is not right.',
    ],
  ])('%s: shows the message, and the input stays (R408)', async (_case, errors, sentence) => {
    network.fail(register, 400, errors);
    const { address } = await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(address()).toBe(path);
    for (const [label, text] of Object.entries(PERSON_INPUT)) expect(field(label)).toHaveValue(text);
  });

  test('a server error of a field is shown at the field', async () => {
    network.fail(register, 400, { email: ['Enter a valid email address.'] });
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please correct the marked fields.');
    expect(field('Email')).toHaveAccessibleDescription('Enter a valid email address.');
  });
});

test('a double click registers once', async () => {
  const later = deferred<typeof REGISTERED>();
  network.answer(register, () => later.promise);
  const { user } = await open('/add_technicians');
  fillInPerson();
  await user.dblClick(screen.getByRole('button', { name: 'Add Technician' }));
  later.resolve(REGISTERED);
  expect(await screen.findByText(/^Technician registered successfully/)).toBeVisible();
  expect(network.calls(register)).toHaveLength(1);
});

test('the new technician is in the list', async () => {
  const { user } = await open('/add_technicians');
  network.answer(register, () => {
    network.answerList(employeeList, [anEmployee({ username: 'anita.rao' })]);
    return REGISTERED;
  });
  fillInPerson();
  await user.click(screen.getByRole('button', { name: 'Add Technician' }));
  expect(await screen.findByRole('heading', { name: 'anita.rao' })).toBeVisible();
});
