import { setLinks } from '@smart-elevator/shared-api/client/links';
import type { LiftChecks } from '@smart-elevator/shared-api/contract/visits/checklists/visitChecks';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { dealerTicketList } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { readVisitChecks } from '@smart-elevator/shared-api/contract/visits/checklists/checklistEndpoints';
import { anEmployee, many, signedIn } from '@smart-elevator/shared-api/testing/factories';
import type { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { BoardPage } from '../board/BoardPage';
import { AddVisitPage } from '../form/AddVisitPage';
import { InTimePage } from '../in-time/InTimePage';
import { VisitsPage } from '../list/VisitsPage';
import { VisitPage } from '../page/VisitPage';
import { paths } from '../paths';

/** Opens a screen of visits, beside the other remotes, with two technicians, no tickets, and these checklists. */
export function openVisits(
  network: ReturnType<typeof fakeNetwork>,
  address: string,
  lifts: LiftChecks[] = [],
) {
  signedIn();
  setLinks([
    {
      name: 'mf-elevators',
      links: { list: '/elevators', page: '/elevator', calendar: '/maintenance_calendar' },
    },
    {
      name: 'mf-tickets',
      links: {
        createForElevator: '/create_ticket_for_selected_elevator/technician',
        page: '/ticket/:ticketKey',
      },
    },
    {
      name: 'mf-people',
      links: { technician: '/technician', technicianDay: '/technician_day', customer: '/customer' },
    },
    { name: 'mf-settings', links: { workingDays: '/working_days' } },
  ]);
  network.answer(readVisitChecks, { lifts });
  network.answerList(employeeList, many(anEmployee, 2));
  network.answerList(dealerTicketList, []);
  return renderRoutes(
    [
      { path: paths.visits, Component: VisitsPage },
      { path: paths.visit, Component: VisitPage },
      { path: paths.addVisit, Component: AddVisitPage },
      { path: paths.dispatch, Component: BoardPage },
      { path: paths.inTime, Component: InTimePage },
      { path: '*', element: <p>elsewhere</p> },
    ],
    address,
  );
}
