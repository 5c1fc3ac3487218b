import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { paths } from '@smart-elevator/shared-ui/paths';
import { screen } from '@testing-library/react';
import { ElevatorTickets } from '../lists/ElevatorTickets';
import { TicketListPage } from '../lists/TicketListPage';
import { ticketLists } from '../lists/ticketLists';

/** The elevator of /admin_dashboard in these tests. */
export const ELEVATOR = { elevatorId: 4, elevatorName: 'AA1004' };

/** Opens a ticket list at an address, as the signed-in dealer. */
export function openTicketList(address: string) {
  signedIn();
  const routes = ticketLists.map((list) => ({ path: list.path, element: <TicketListPage list={list} /> }));
  const tab = { path: paths.adminDashboard, element: <ElevatorTickets {...ELEVATOR} /> };
  return renderRoutes([...routes, tab, { path: '*', element: <p>elsewhere</p> }], address);
}

/** The shown rows, each as the texts of its cells; none while there is no table. */
export function shownRows(): (string | null)[][] {
  const table = screen.queryByRole<HTMLTableElement>('table');
  return [...(table?.tBodies[0]?.rows ?? [])].map((row) => [...row.cells].map((cell) => cell.textContent));
}

/** The ticket keys that are shown. */
export const shownKeys = (): (string | null | undefined)[] => shownRows().map(([key]) => key);
