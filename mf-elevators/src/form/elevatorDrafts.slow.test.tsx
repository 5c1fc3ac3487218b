import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { addElevator, updateElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { anElevator } from '@smart-elevator/shared-api/testing/factories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { testDraftRules } from '@smart-elevator/shared-ui/testing/testDraftRules';
import { act, screen } from '@testing-library/react';
import { choose, field, openForm, storedElevator, write, writeDate } from '../testing/elevatorForm';

const network = fakeNetwork();
const EDIT = '/edit_elevator?elevatorId=9';

async function open(address: string) {
  const view = openForm(network, address);
  await screen.findByLabelText(/^Elevator name/);
  return view;
}
/** The API has one call that loads and changes. */
const serve = (changed: FakeResponse | typeof storedElevator = storedElevator) =>
  network.answer(updateElevator, ({ body }) =>
    Object.keys(body ?? {}).length === 0 ? storedElevator : changed,
  );
const leave = ({ router }: Awaited<ReturnType<typeof open>>) => act(() => router.navigate('/elsewhere'));

testDraftRules('the draft of a new elevator', {
  open: () => open('/add_elevator'),
  texts: {
    'Elevator name': 'AA2001',
    'Building name': 'Harbor Tower',
    'Elevator address': '1 Cathedral St',
    'Zip code': '21403',
  },
  choose: async () => {
    await choose('Customer name', 'customer.2');
    await choose('Duration cycle', 'Quarterly');
    writeDate('Installation date', '05/17/2014');
    writeDate('Maintenance start date', '01/01/2026');
    writeDate('Maintenance due date', '01/31/2026');
  },
  chosen: () => {
    expect(screen.getByTitle('customer.2')).toBeVisible();
    expect(screen.getByTitle('Quarterly')).toBeVisible();
    expect(field('Installation date')).toHaveValue('05/17/2014');
  },
  succeeds: () => network.answer(addElevator, anElevator()),
  fails: () => network.fail(addElevator, 400, { elevator_name: ['This name is taken.'] }),
  save: 'Add Elevator',
  saved: 'Elevator added successfully !',
  leave,
});

testDraftRules('the draft of an elevator that there is', {
  open: () => open(EDIT),
  texts: { 'Building name': 'Mill', 'Elevator address': '2 Mill St', 'Zip code': '21403' },
  choose: async () => {
    await choose('Assign lift to Engineer', 'tech.1');
    writeDate('Installation date', '05/18/2014');
  },
  chosen: () => {
    expect(screen.getByTitle('tech.1')).toBeVisible();
    expect(field('Installation date')).toHaveValue('05/18/2014');
  },
  succeeds: () => serve(),
  fails: () => serve(new FakeResponse(500, { detail: 'A server error occurred.' })),
  save: 'Update Elevator Info',
  saved: 'Elevator info updated successfully',
  leave,
});

test('each elevator has its own draft', async () => {
  network.answer(updateElevator, ({ params }) => ({
    ...storedElevator,
    elevator_id: Number(params['elevator_id']),
  }));
  const view = await open(EDIT);
  write('Building name', 'Mill');
  expect(await screen.findByDisplayValue('Mill')).toBeVisible();
  view.unmount();
  await open('/edit_elevator?elevatorId=10');
  expect(field('Building name')).toHaveValue(storedElevator.building_name);
});

test('choosing another state reverts the proposals of Completed, also in a restored draft', async () => {
  serve();
  const view = await open(EDIT);
  await choose('Maintenance state', 'Completed');
  const proposed = formatDay(addDays(localDay(), storedElevator.main_cycle_days));
  expect(await screen.findByDisplayValue(proposed)).toBeVisible();
  view.unmount();

  await open(EDIT);
  expect(field('Maintenance due date')).toHaveValue(proposed);
  await choose('Maintenance state', 'OverDue');
  expect(await screen.findByDisplayValue('01/31/2026')).toBeVisible();
  expect(field('Maintenance completed date')).toHaveValue('');
});

test('if the network fails while adding, the same elevator is sent with the same key after a reload', async () => {
  network.offline(addElevator);
  const first = await open('/add_elevator');
  for (const label of ['Elevator name', 'Building name', 'Elevator address', 'Zip code'])
    write(label, '21403');
  await choose('Customer name', 'customer.2');
  for (const label of ['Installation date', 'Maintenance start date', 'Maintenance due date'])
    writeDate(label, '01/01/2026');
  await first.user.click(screen.getByRole('button', { name: 'Add Elevator' }));
  await screen.findByRole('alert');
  first.unmount();

  network.answer(addElevator, anElevator());
  const { user } = await open('/add_elevator');
  await user.click(screen.getByRole('button', { name: 'Add Elevator' }));
  await screen.findByText('Elevator added successfully !');
  const keys = network.calls(addElevator).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});
