import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { updateElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { DEALER_ID } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { screen, waitFor } from '@testing-library/react';
import {
  choose,
  field,
  openStoredElevator,
  saveElevator,
  sentElevators,
  storedElevator,
  write,
  writeDate,
} from '../testing/elevatorForm';

const network = fakeNetwork();

describe('editing an elevator', () => {
  const stored = storedElevator;
  const openStored = (elevator?: Elevator, changed?: Parameters<typeof openStoredElevator>[2]) =>
    openStoredElevator(network, elevator, changed);
  const sent = () => sentElevators(network);
  const save = saveElevator;

  test('shows the stored values, with the name read-only (R505, R508)', async () => {
    await openStored();
    expect(field('Elevator name')).toHaveValue('AA1009');
    expect(field('Elevator name')).toHaveAttribute('readonly');
    expect(field('Installation date')).toHaveValue('05/17/2014');
    for (const word of ['customer.1', 'tech.2', 'InDue', 'Monthly'])
      expect(screen.getByText(word)).toBeVisible();
  });

  test('sends the changes, shows a message, and opens the elevators (R509)', async () => {
    const { user, address } = await openStored();
    write('Building name', 'Mill');
    await choose('Assign lift to Engineer', 'tech.1');
    await save(user);
    expect(await screen.findByText('Elevator info updated successfully')).toBeVisible();
    expect(address()).toBe('/elevators');
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.params).toEqual({ elevator_id: '9' });
    expect(sent()[0]?.body).toEqual({
      elevator_name: 'AA1009',
      building_name: 'Mill',
      elevator_address: stored.elevator_address,
      elevator_zip: '21401',
      install_date: '2014-05-17',
      main_state: 'InDue',
      main_start_date: '2026-01-01',
      main_due_date: '2026-01-31',
      main_cycle_days: 30,
      user_id: [DEALER_ID, 101],
      customer_id: 501,
    });
  });

  test('a field that was not changed keeps what somebody else saved meanwhile (R509)', async () => {
    const completed = { main_state: 'Completed', main_due_date: '2026-03-01' } as const;
    const { user } = await openStored();
    write('Elevator address', '2 Cathedral St');
    // The page is not told of it.
    network.answer(updateElevator, { ...stored, ...completed, version: 4 });
    await save(user);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({ elevator_address: '2 Cathedral St', ...completed, version: 4 });
  });

  // R536.
  test('choosing Completed fills today and proposes the next due date, which can be changed (R536)', async () => {
    const { user } = await openStored();
    const today = localDay();
    await choose('Maintenance state', 'Completed');
    await waitFor(() => expect(field('Maintenance completed date')).toHaveValue(formatDay(today)));
    expect(field('Maintenance due date')).toHaveValue(formatDay(addDays(today, 30)));
    await choose('Duration cycle', 'Quarterly');
    await waitFor(() => expect(field('Maintenance due date')).toHaveValue(formatDay(addDays(today, 90))));
    writeDate('Maintenance due date', '12/24/2030');
    await choose('Duration cycle', 'Monthly');
    await save(user);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({
      main_state: 'Completed',
      main_completed_date: today,
      main_due_date: '2030-12-24',
      main_cycle_days: 30,
    });
  });

  // R843.
  const NOTIFIED = 'Successfully sent the notification for maintenance completion to the customer';
  test('shows that the customer was notified of the completion, if the server did so', async () => {
    const completed = { ...stored, main_state: 'Completed' as const, notified: true };
    const { user } = await openStored(stored, completed);
    await choose('Maintenance state', 'Completed');
    await save(user);
    expect(await screen.findByText(NOTIFIED)).toBeVisible();
    expect(screen.getByText('Elevator info updated successfully')).toBeVisible();
  });

  test('an elevator without an engineer requires one (R506)', async () => {
    const { user } = await openStored({ ...stored, user_id: [DEALER_ID], customer_id: null });
    await save(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all the required fields.');
    expect(field('Assign lift to Engineer')).toHaveAccessibleDescription('This field is required.');
    expect(sent()).toEqual([]);
  });

  test('every field, the state and the engineer among them (R505)', async () => {
    await openStored();
    const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
    expect(labels).toEqual([
      'Elevator name*',
      'Building name*',
      'Elevator address*',
      'Zip code*',
      'Customer name',
      'Installation date*',
      'Capacity (kg)',
      'Maintenance start date*',
      'Maintenance due date*',
      'Maintenance completed date',
      'Duration cycle*',
      'Maintenance state*',
      'Assign lift to Engineer*',
    ]);
  });
});
