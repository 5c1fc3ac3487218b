import { readElevatorSafety } from '@smart-elevator/shared-api/contract/alarms/afterEndpoints';
import { readCompany } from '@smart-elevator/shared-api/contract/account/companyEndpoints';
import { customerList, employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import {
  elevatorBuildings,
  updateElevator,
  userElevators,
} from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { loadElevator } from '@smart-elevator/shared-api/contract/elevators/loadElevator';
import {
  elevatorFaults,
  elevatorTimeline,
} from '@smart-elevator/shared-api/contract/elevators/timelineEndpoints';
import {
  maintenanceCalendar,
  maintenanceLists,
} from '@smart-elevator/shared-api/contract/maintenance/endpoints';
import { readWorkingDays } from '@smart-elevator/shared-api/contract/visits/workingDayEndpoints';
import { aCalendarEntry } from '@smart-elevator/shared-api/testing/contractFactories';
import {
  aCustomer,
  aMaintenanceRow,
  anElevator,
  anEmployee,
  DEALER_ID,
  many,
  signedIn,
} from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { CalendarPage } from '../calendar/CalendarPage';
import { ElevatorsPage } from '../elevators/ElevatorsPage';
import { MaintenancePage } from '../maintenance/MaintenancePage';
import { maintenanceVariants } from '../maintenance/maintenanceVariants';
import { ElevatorPage } from '../page/ElevatorPage';
import { choose } from '../testing/elevatorForm';
import { EditElevatorPage } from './EditElevatorPage';

const network = fakeNetwork();
const elevator = anElevator({
  elevator_id: 9,
  elevator_name: 'AA1009',
  main_state: 'InDue',
  customer_id: 501,
  user_id: [DEALER_ID, 101],
});

function open(address: string) {
  signedIn();
  network.answerList(userElevators, [elevator]);
  network.answerList(elevatorBuildings, []);
  network.answer(loadElevator, elevator);
  network.answer(updateElevator, elevator);
  network.answer(readCompany, { name: '', address: '', tax_number: '', logo: '' });
  network.answerList(elevatorTimeline, []);
  network.answer(elevatorFaults, { repeat_faults: 0, within_days: 90, tickets: [] });
  network.answer(readElevatorSafety, { seals: [], test_calls: [], alarms: [], is_silent: false });
  network.answer(readWorkingDays, { weekly_offs: [0], holidays: [], day_minutes: 480, horizon_days: 60 });
  network.answerList(customerList, many(aCustomer, 2));
  network.answerList(employeeList, many(anEmployee, 2));
  network.answerList(maintenanceLists.indue, [aMaintenanceRow({ elevator_id: 9, elevator_name: 'AA1009' })]);
  network.answer(maintenanceCalendar, [
    aCalendarEntry({ day: '2026-11-05', elevator_id: 9, elevator_name: 'AA1009' }),
  ]);
  return renderRoutes(
    [
      { path: '/elevators', element: <ElevatorsPage /> },
      { path: '/elevator', element: <ElevatorPage /> },
      { path: '/edit_elevator', element: <EditElevatorPage /> },
      { path: '/maintenance_calendar', element: <CalendarPage /> },
      ...maintenanceVariants.map((variant) => ({
        path: variant.path,
        element: <MaintenancePage variant={variant} />,
      })),
    ],
    address,
  );
}

// jsdom has no pointer capture, which the entries of the calendar need.
beforeAll(() => Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined }));
afterAll(() => Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture'));

test.each([
  ['/elevators?search=AA10', [/^Edit .*AA1009/]],
  ['/elevators?search=AA10', ['AA1009', 'Edit']],
  ['/maintenance_Indue?search=harbor', ['AA1009', 'Edit']],
  ['/maintenance_calendar?month=2026-11', [/AA1009/, 'Edit']],
])('after completing the maintenance, %s is shown again with its filter', async (list, ways) => {
  const { user, address } = open(list);
  for (const name of ways) await user.click(await screen.findByRole('link', { name }));
  await screen.findByLabelText(/^Elevator name/);
  await choose('Maintenance state', 'Completed');
  await user.click(screen.getByRole('button', { name: 'Update Elevator Info' }));
  expect(await screen.findByText('Elevator info updated successfully')).toBeVisible();
  expect(address()).toBe(list);
});
