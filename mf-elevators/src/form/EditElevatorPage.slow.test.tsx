import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import type { ChangedElevator } from '@smart-elevator/shared-api/contract/elevators/elevatorChange';
import { updateElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { anElevator, DEALER_ID } from '@smart-elevator/shared-api/testing/factories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { choose, field, openForm, write, writeDate } from '../testing/elevatorForm';

const network = fakeNetwork();
const open = (address: string) => openForm(network, address);

describe('editing an elevator', () => {
  const stored = anElevator({
    elevator_id: 9,
    elevator_name: 'AA1009',
    main_state: 'InDue',
    main_start_date: '2026-01-01',
    main_due_date: '2026-01-31',
    main_completed_date: null,
    customer_id: 501,
    user_id: [DEALER_ID, 102],
  });

  /** The API has one call that loads and changes. */
  const serve = (elevator: Elevator, changed: FakeResponse | ChangedElevator = elevator) =>
    network.answer(updateElevator, ({ body }) => (isEmpty(body) ? elevator : changed));
  const isEmpty = (body: unknown) => Object.keys(body ?? {}).length === 0;
  const sent = () => network.calls(updateElevator).filter(({ body }) => !isEmpty(body));

  async function openStored(elevator = stored, changed?: FakeResponse | ChangedElevator) {
    serve(elevator, changed);
    const view = open('/edit_elevator?elevatorId=9');
    await screen.findByLabelText(/^Elevator name/);
    return view;
  }
  const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Update Elevator Info' }));

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
    network.answer(updateElevator, ({ body }) => (isEmpty(body) ? stored : later.promise));
    const { user } = open('/edit_elevator?elevatorId=9');
    await screen.findByLabelText(/^Elevator name/);
    await save(user);
    await save(user);
    later.resolve(stored);
    expect(await screen.findByText('Elevator info updated successfully')).toBeVisible();
    expect(sent()).toHaveLength(1);
  });
});
