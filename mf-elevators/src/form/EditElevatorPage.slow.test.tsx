import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
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

  test('choosing Completed replaces a late date of the former cycle by today, but not a typed one', async () => {
    await openStored({ ...stored, main_completed_date: '2026-02-10' });
    await choose('Maintenance state', 'Completed');
    await waitFor(() => expect(field('Maintenance completed date')).toHaveValue(formatDay(localDay())));
    await choose('Maintenance state', 'InDue');
    writeDate('Maintenance completed date', '02/12/2026');
    await choose('Maintenance state', 'Completed');
    await waitFor(() => expect(field('Maintenance due date')).toHaveValue('03/14/2026'));
    expect(field('Maintenance completed date')).toHaveValue('02/12/2026');
  });

  // R843.
  const NOTIFIED = 'Successfully sent the notification for maintenance completion to the customer';

  test.each([
    ['no_customer', 'The customer was not notified: the elevator has no customer.'],
    ['no_service', 'The customer was not notified: the server has no push service.'],
    ['no_device', 'The customer was not notified: the customer has not signed in to the Android app.'],
    [undefined, 'The customer was not notified of the maintenance completion.'],
  ] as const)('shows that the customer was not notified, and why: %s', async (reason, sentence) => {
    const completed = { ...stored, main_state: 'Completed' as const, notified: false };
    const { user } = await openStored(stored, {
      ...completed,
      ...(reason ? { not_notified_reason: reason } : {}),
    });
    await choose('Maintenance state', 'Completed');
    await save(user);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByText(NOTIFIED)).not.toBeInTheDocument();
  });

  test('shows no notification if the server returns none', async () => {
    const { user } = await openStored(stored, { ...stored, main_state: 'Completed' });
    await choose('Maintenance state', 'Completed');
    await save(user);
    expect(await screen.findByText('Elevator info updated successfully')).toBeVisible();
    expect(screen.queryByText(/notif/)).not.toBeInTheDocument();
  });

  test('choosing another state reverts the proposals', async () => {
    await openStored();
    await choose('Maintenance state', 'Completed');
    await waitFor(() => expect(field('Maintenance completed date')).not.toHaveValue(''));
    await choose('Maintenance state', 'OverDue');
    await waitFor(() => expect(field('Maintenance completed date')).toHaveValue(''));
    expect(field('Maintenance due date')).toHaveValue('01/31/2026');
  });

  test.each([
    ['Maintenance due date', '12/31/2025', 'The due date may not be before the maintenance start date.'],
    ['Maintenance completed date', '12/31/2199', 'The completed date may not be in the future.'],
  ])('%s %p shows an error before anything is sent, and no input is lost', async (label, day, sentence) => {
    const { user } = await openStored();
    write('Building name', 'Mill');
    writeDate(label, day);
    await save(user);
    await screen.findByRole('alert');
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(field('Building name')).toHaveValue('Mill');
    expect(sent()).toEqual([]);
  });

  test('stored dates in the wrong order do not block other changes', async () => {
    const { user } = await openStored({
      ...stored,
      main_due_date: '2025-12-31',
      main_completed_date: '2199-01-01',
    });
    write('Building name', 'Mill');
    await save(user);
    expect(await screen.findByText('Elevator info updated successfully')).toBeVisible();
  });

  test('an engineer who was deleted meanwhile causes an error under the engineer; the input stays', async () => {
    const refused = new FakeResponse(400, { user_id: ['Invalid pk "102" - object does not exist.'] });
    const { user } = await openStored(stored, refused);
    write('Building name', `${stored.building_name} East`);
    await save(user);
    expect(await screen.findByText('The elevator info could not be updated.')).toBeVisible();
    expect(field('Assign lift to Engineer')).toHaveAccessibleDescription(/object does not exist/);
    expect(field('Building name')).toHaveValue(`${stored.building_name} East`);
  });

  test('the form cannot be sent again while it is being sent', async () => {
    const later = deferred<Elevator>();
    const { user } = await openStored(stored, later.promise);
    await save(user);
    await save(user);
    later.resolve(stored);
    expect(await screen.findByText('Elevator info updated successfully')).toBeVisible();
    expect(sent()).toHaveLength(1);
  });
});
