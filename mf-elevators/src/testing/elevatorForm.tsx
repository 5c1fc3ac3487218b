import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import type { ChangedElevator } from '@smart-elevator/shared-api/contract/elevators/elevatorChange';
import { updateElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { customerList, employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import {
  aCustomer,
  anElevator,
  anEmployee,
  DEALER_ID,
  many,
  signedIn,
} from '@smart-elevator/shared-api/testing/factories';
import type { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import type { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { findLoadedControl } from '@smart-elevator/shared-ui/testing/findLoadedControl';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { AddElevatorPage } from '../form/AddElevatorPage';
import { EditElevatorPage } from '../form/EditElevatorPage';

/** Opens a form of an elevator, with two customers and two technicians to choose from. */
export function openForm(network: ReturnType<typeof fakeNetwork>, address: string) {
  signedIn();
  network.answerList(customerList, many(aCustomer, 2));
  network.answerList(employeeList, many(anEmployee, 2));
  return renderRoutes(
    [
      { path: '/add_elevator', element: <AddElevatorPage /> },
      { path: '/edit_elevator', element: <EditElevatorPage /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    address,
  );
}

/** A control by its label, with or without the required mark. */
export const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}\\*?$`));
/** Fills in the whole text at once, not key by key. */
export const write = (label: string, text: string) =>
  fireEvent.change(field(label), { target: { value: text } });

/** As typed, and confirmed with Enter. */
export function writeDate(label: string, day: string) {
  fireEvent.mouseDown(field(label));
  write(label, day);
  fireEvent.keyDown(field(label), { key: 'Enter', code: 'Enter' });
}

/** Chooses an option of a dropdown by its label. */
export async function choose(label: string, option: string) {
  fireEvent.mouseDown(await findLoadedControl(() => field(label)));
  fireEvent.click(await screen.findByTitle(option));
}

/** The days of the elevator that `fillInElevator` types. */
export const elevatorDates = [
  ['Installation date', '05/17/2014'],
  ['Maintenance start date', '01/01/2026'],
  ['Maintenance due date', '01/31/2026'],
] as const;

/** Fills in every required field of Add Elevator. */
export async function fillInElevator(days: readonly (readonly [string, string])[] = elevatorDates) {
  await screen.findByLabelText(/^Elevator name/);
  write('Elevator name', 'AA2001');
  write('Building name', 'Harbor Tower');
  write('Elevator address', '1 Cathedral St');
  write('Zip code', '21401');
  await choose('Customer name', 'customer.2');
  for (const [label, day] of days) writeDate(label, day);
}

/** The elevator that the tests of Edit Elevator change. */
export const storedElevator = anElevator({
  elevator_id: 9,
  elevator_name: 'AA1009',
  main_state: 'InDue',
  main_start_date: '2026-01-01',
  main_due_date: '2026-01-31',
  main_completed_date: null,
  customer_id: 501,
  user_id: [DEALER_ID, 102],
});

const isEmpty = (body: unknown) => Object.keys(body ?? {}).length === 0;

/** Opens Edit Elevator with `elevator`. The API has one call that loads and changes: a change is answered by `changed`. */
export async function openStoredElevator(
  network: ReturnType<typeof fakeNetwork>,
  elevator: Elevator = storedElevator,
  changed: FakeResponse | ChangedElevator | Promise<Elevator> = elevator,
) {
  network.answer(updateElevator, ({ body }) => (isEmpty(body) ? elevator : changed));
  const view = openForm(network, '/edit_elevator?elevatorId=9');
  await screen.findByLabelText(/^Elevator name/);
  return view;
}

/** The changes that were sent. */
export const sentElevators = (network: ReturnType<typeof fakeNetwork>) =>
  network.calls(updateElevator).filter(({ body }) => !isEmpty(body));

export const saveElevator = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Update Elevator Info' }));
