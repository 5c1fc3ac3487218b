import { addElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { anElevator, DEALER_ID } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen } from '@testing-library/react';
import { choose, field, fillInElevator, openForm } from '../testing/elevatorForm';

const network = fakeNetwork();
const open = (address: string) => openForm(network, address);

describe('adding an elevator', () => {
  test('sends the input, shows a message, and opens the elevators (R509)', async () => {
    network.answer(addElevator, anElevator());
    const { user, address } = open('/add_elevator');
    await fillInElevator();
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

  test('requires all fields except the completed date; the default cycle is Monthly (R506, R532)', async () => {
    const { user } = open('/add_elevator');
    await user.click(await screen.findByRole('button', { name: 'Add Elevator' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all the required fields.');
    for (const label of ['Elevator name', 'Zip code', 'Customer name', 'Installation date'])
      expect(field(label)).toHaveAccessibleDescription('This field is required.');
    expect(field('Maintenance completed date')).not.toHaveAccessibleDescription('This field is required.');
    expect(screen.getByText('Monthly')).toBeVisible();
    expect(screen.queryByLabelText(/Maintenance state/)).not.toBeInTheDocument();
  });

  test('every field in its order; all except the capacity and the completed date have the required mark (R504, R507)', async () => {
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

  test('a name that is taken shows an error under the name, and the input stays', async () => {
    network.fail(addElevator, 400, { elevator_name: ['An elevator with this name already exists.'] });
    const { user, address } = open('/add_elevator');
    await fillInElevator();
    await user.click(screen.getByRole('button', { name: 'Add Elevator' }));
    expect(
      await screen.findByText('An error occurred while adding new elevator Info. Please try again later.'),
    ).toBeVisible();
    expect(field('Elevator name')).toHaveAccessibleDescription('An elevator with this name already exists.');
    expect(field('Building name')).toHaveValue('Harbor Tower');
    expect(address()).toBe('/add_elevator');
  });
});
