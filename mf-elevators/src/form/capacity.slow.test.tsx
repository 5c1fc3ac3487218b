import { addElevator, updateElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { anElevator, DEALER_ID } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, waitFor } from '@testing-library/react';
import { choose, field, openForm, write, writeDate } from '../testing/elevatorForm';
import { openElevatorPage } from '../testing/openElevatorPage';

const network = fakeNetwork();
const CAPACITY = 'Capacity (kg)';
const input = () => screen.findByLabelText(CAPACITY);
const type = (text: string) => write('Capacity \\(kg\\)', text);
/** The capacity in a body. */
const capacityIn = (body: unknown) =>
  Object.fromEntries(Object.entries(body ?? {}).filter(([name]) => name === 'capacity_kg'));

test.each([
  ['the capacity of a new elevator is sent as a number', '630', { capacity_kg: 630 }],
  ['a capacity that was left empty is not sent', '', {}],
])('%s', async (_rule, typed, sent) => {
  network.answer(addElevator, anElevator());
  const { user } = openForm(network, '/add_elevator');
  await input();
  for (const label of ['Elevator name', 'Building name', 'Elevator address', 'Zip code'])
    write(label, '21401');
  await choose('Customer name', 'customer.2');
  for (const label of ['Installation date', 'Maintenance start date', 'Maintenance due date'])
    writeDate(label, '01/01/2026');
  type(typed);
  await user.click(screen.getByRole('button', { name: 'Add Elevator' }));
  await waitFor(() => expect(network.calls(addElevator)).toHaveLength(1));
  expect(capacityIn(network.calls(addElevator)[0]?.body)).toEqual(sent);
});

test.each([
  ['emptied, it is taken away', { capacity_kg: 630 }, '630', '', { capacity_kg: null }],
  ['another one is stored', { capacity_kg: 630 }, '630', '1000', { capacity_kg: 1000 }],
  ['it is not sent to a back end without it', {}, '', '', {}],
])('%s', async (_rule, stored, shown, typed, sent) => {
  const elevator = anElevator({ elevator_id: 9, user_id: [DEALER_ID, 101], customer_id: 501, ...stored });
  network.answer(updateElevator, elevator);
  const { user } = openForm(network, '/edit_elevator?elevatorId=9');
  expect(await input()).toHaveValue(shown);
  type(typed);
  await user.click(screen.getByRole('button', { name: 'Update Elevator Info' }));
  expect(await screen.findByText('Elevator info updated successfully')).toBeVisible();
  const changes = network.calls(updateElevator).filter(({ body }) => Object.keys(body ?? {}).length > 0);
  expect(changes.map(({ body }) => capacityIn(body))).toEqual([sent]);
});

test('an impossible capacity shows an error under its input, and nothing is sent', async () => {
  const { user } = openForm(network, '/add_elevator');
  await input();
  type('100001');
  await user.click(screen.getByRole('button', { name: 'Add Elevator' }));
  await screen.findByRole('alert');
  expect(field('Capacity \\(kg\\)')).toHaveAccessibleDescription(
    'Ensure this value is less than or equal to 100000.',
  );
});

test.each([
  ['is shown on the page of the elevator', { capacity_kg: 1600 }, true],
  ['that is unknown is not shown', { capacity_kg: null }, false],
  ['of a back end that does not know it is not shown', {}, false],
])('a capacity %s', async (_rule, elevator, shown) => {
  openElevatorPage(network, { elevator });
  const facts = await screen.findByRole('region', { name: 'Details' });
  expect(facts.textContent.includes('Capacity (kg)1,600')).toBe(shown);
  expect(facts.textContent.includes('Capacity')).toBe(shown);
});
