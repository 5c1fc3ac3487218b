import { readCompany } from '@smart-elevator/shared-api/contract/account/companyEndpoints';
import { readElevatorSafety } from '@smart-elevator/shared-api/contract/alarms/afterEndpoints';
import type { ElevatorSafety } from '@smart-elevator/shared-api/contract/alarms/seal';
import { customerList, employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { loadElevator } from '@smart-elevator/shared-api/contract/elevators/loadElevator';
import type { TimelineEntry } from '@smart-elevator/shared-api/contract/elevators/timeline';
import {
  elevatorFaults,
  elevatorTimeline,
} from '@smart-elevator/shared-api/contract/elevators/timelineEndpoints';
import {
  aCustomer,
  anElevator,
  anEmployee,
  many,
  signedIn,
} from '@smart-elevator/shared-api/testing/factories';
import type { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { ElevatorPage } from '../page/ElevatorPage';

interface Setting {
  elevator?: Partial<Elevator>;
  timeline?: TimelineEntry[];
  safety?: Partial<ElevatorSafety>;
  address?: string;
}

const ofKind = (entry: TimelineEntry, { kind }: Record<string, string>) => !kind || entry.kind === kind;

/** Opens the page of the elevator 9, CR1005, which has no repeat faults. */
export function openElevatorPage(
  network: ReturnType<typeof fakeNetwork>,
  { elevator = {}, timeline = [], safety = {}, address = '/elevator?elevatorId=9' }: Setting = {},
) {
  signedIn();
  network.answer(loadElevator, anElevator({ elevator_id: 9, elevator_name: 'CR1005', ...elevator }));
  network.answerList(elevatorTimeline, timeline, { matches: ofKind });
  network.answer(elevatorFaults, { repeat_faults: 0, within_days: 90, tickets: [] });
  network.answer(readElevatorSafety, {
    ...{ seals: [], test_calls: [], alarms: [], is_silent: false },
    ...safety,
  });
  network.answer(readCompany, { name: 'Mehta Lifts', address: '', tax_number: '', logo: '' });
  network.answerList(customerList, many(aCustomer, 2));
  network.answerList(employeeList, many(anEmployee, 2));
  return renderRoutes(
    [
      { path: '/elevator', element: <ElevatorPage /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    address,
  );
}
