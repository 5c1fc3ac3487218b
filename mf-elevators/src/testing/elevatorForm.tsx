import { customerList, employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { aCustomer, anEmployee, many, signedIn } from '@smart-elevator/shared-api/testing/factories';
import type { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { findLoadedControl } from '@smart-elevator/shared-ui/testing/findLoadedControl';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { fireEvent, screen } from '@testing-library/react';
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
