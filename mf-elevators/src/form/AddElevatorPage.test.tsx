import { addElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { customerList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { aCustomer, anElevator, DEALER_ID, many } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen } from '@testing-library/react';
import { choose, field, openForm, write, writeDate } from '../testing/elevatorForm';

const network = fakeNetwork();
const open = (address: string) => openForm(network, address);

const dates = [
  ['Installation date', '05/17/2014'],
  ['Maintenance start date', '01/01/2026'],
  ['Maintenance due date', '01/31/2026'],
] as const;

async function fillIn(days: readonly (readonly [string, string])[] = dates) {
  await screen.findByLabelText(/^Elevator name/);
  write('Elevator name', 'AA2001');
  write('Building name', 'Harbor Tower');
  write('Elevator address', '1 Cathedral St');
  write('Zip code', '21401');
  await choose('Customer name', 'customer.2');
  for (const [label, day] of days) writeDate(label, day);
}

describe('adding an elevator', () => {
  test('sends what was typed, says so, and leads to the elevators (R509)', async () => {
    network.answer(addElevator, anElevator());
    const { user, address } = open('/add_elevator');
    await fillIn();
    await choose('Duration cycle', 'Quarterly');
    await user.dblClick(screen.getByRole('button', { name: 'Add Elevator' }));
    expect(await screen.findByText('Elevator added successfully !')).toBeVisible();
    expect(address()).toBe('/elevators');
    expect(network.calls(addElevator).map(({ body }) => body)).toEqual([
      {
        user_id: [DEALER_ID],
        elevator_name: 'AA2001',
        building_name: 'Harbor Tower',
        elevator_address: '1 Cathedral St',
        elevator_zip: '21401',
        customer_id: 502,
        install_date: '2014-05-17',
        main_start_date: '2026-01-01',
        main_due_date: '2026-01-31',
        main_cycle_days: 90,
      },
    ]);
  });

  test('asks for all but the completed date; the cycle is Monthly at first (R506, R532)', async () => {
    const { user } = open('/add_elevator');
    await user.click(await screen.findByRole('button', { name: 'Add Elevator' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all the required fields.');
    for (const label of ['Elevator name', 'Zip code', 'Customer name', 'Installation date'])
      expect(field(label)).toHaveAccessibleDescription('This field is required.');
    expect(field('Maintenance completed date')).not.toHaveAccessibleDescription('This field is required.');
    expect(screen.getByText('Monthly')).toBeVisible();
    expect(screen.queryByLabelText(/Maintenance state/)).not.toBeInTheDocument();
  });

  test('a due date before the start is told before anything is sent', async () => {
    const { user } = open('/add_elevator');
    await fillIn();
    writeDate('Maintenance due date', '12/31/2025');
    await user.click(screen.getByRole('button', { name: 'Add Elevator' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please correct the marked fields.');
    expect(field('Maintenance due date')).toHaveAccessibleDescription(
      'The due date may not be before the maintenance start date.',
    );
  });

  test.each([
    ['Maintenance due date', '02/30/2026', 'Please correct the marked fields.'],
    ['Maintenance due date', 'tomorrow', 'Please correct the marked fields.'],
    ['Maintenance completed date', '12/31/2199', 'Please correct the marked fields.'],
  ])('%s %s is not sent, is told, and the other fields keep what was typed', async (label, day, sentence) => {
    network.answer(addElevator, anElevator());
    const { user } = open('/add_elevator');
    await fillIn([...dates.filter(([other]) => other !== label), [label, day]]);
    await user.click(screen.getByRole('button', { name: 'Add Elevator' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(field(label)).toBeInvalid();
    expect(network.calls(addElevator)).toEqual([]);
    for (const [other, value] of [
      ['Elevator name', 'AA2001'],
      ['Building name', 'Harbor Tower'],
      ['Elevator address', '1 Cathedral St'],
      ['Zip code', '21401'],
      ['Installation date', '05/17/2014'],
    ] as const)
      expect(field(other)).toHaveValue(value);
  });

  test.each([
    ['elevator_zip', 'Zip code', 'Ensure this field has no more than 12 characters.'],
    ['customer_id', 'Customer name', 'Invalid pk "502" - object does not exist.'],
    ['main_due_date', 'Maintenance due date', 'The due date may not be before the maintenance start date.'],
  ])('what the server refuses of %s stands under %s', async (name, label, sentence) => {
    network.fail(addElevator, 400, { [name]: [sentence] });
    const { user } = open('/add_elevator');
    await fillIn();
    await user.click(screen.getByRole('button', { name: 'Add Elevator' }));
    await screen.findByText('An error occurred while adding new elevator Info. Please try again later.');
    expect(field(label)).toHaveAccessibleDescription(sentence);
    expect(field('Building name')).toHaveValue('Harbor Tower');
  });

  test('every field in its order; all but the capacity and the completed date carry the required mark (R504, R507)', async () => {
    open('/add_elevator');
    await screen.findByLabelText(/^Elevator name/);
    const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
    expect(labels).toEqual([
      'Elevator name*',
      'Building name*',
      'Elevator address*',
      'Zip code*',
      'Customer name*',
      // R507.
      'Installation date*',
      'Capacity (kg)',
      'Maintenance start date*',
      'Maintenance due date*',
      'Maintenance completed date',
      'Duration cycle*',
    ]);
  });

  test('a name that is taken is told under the name, and what was typed stays', async () => {
    network.fail(addElevator, 400, { elevator_name: ['An elevator with this name already exists.'] });
    const { user, address } = open('/add_elevator');
    await fillIn();
    await user.click(screen.getByRole('button', { name: 'Add Elevator' }));
    expect(
      await screen.findByText('An error occurred while adding new elevator Info. Please try again later.'),
    ).toBeVisible();
    expect(field('Elevator name')).toHaveAccessibleDescription('An elevator with this name already exists.');
    expect(field('Building name')).toHaveValue('Harbor Tower');
    expect(address()).toBe('/add_elevator');
  });

  test('no answer: the exact sentence, and what was typed stays (R509)', async () => {
    network.offline(addElevator);
    const { user } = open('/add_elevator');
    await fillIn();
    await user.click(screen.getByRole('button', { name: 'Add Elevator' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An error occurred while adding new elevator Info. Please try again later.',
    );
    expect(field('Elevator address')).toHaveValue('1 Cathedral St');
  });

  test('customers who cannot be loaded: says so, and can be tried again', async () => {
    const { user } = (() => {
      const view = open('/add_elevator');
      network.offline(customerList);
      return view;
    })();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The customers and technicians could not be loaded',
    );
    network.answerList(customerList, many(aCustomer, 1));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText(/^Elevator name/)).toBeVisible();
  });
});
