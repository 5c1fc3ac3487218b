import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { matchesTicketFilter } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { compareTickets } from '@smart-elevator/shared-api/contract/tickets/ticketOrder';
import { aTicketRow, many, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { ElevatorTickets } from '../lists/ElevatorTickets';
import { TicketListPage } from '../lists/TicketListPage';
import { elevatorTicketList, ticketLists } from '../lists/ticketLists';

/** The elevator of /admin_dashboard in these tests. */
export const ELEVATOR = { elevatorId: 4, elevatorName: 'AA1004' };

/** Opens a ticket list at an address, as the signed-in dealer. */
export function openTicketList(address: string) {
  signedIn();
  const routes = ticketLists.map((list) => ({ path: list.path, element: <TicketListPage list={list} /> }));
  const tab = { path: elevatorTicketList.path, element: <ElevatorTickets {...ELEVATOR} /> };
  return renderRoutes([...routes, tab, { path: '*', element: <p>elsewhere</p> }], address);
}

/** The shown rows, each as the texts of its cells; none while there is no table. */
export function shownRows(): (string | null)[][] {
  const table = screen.queryByRole<HTMLTableElement>('table');
  return [...(table?.tBodies[0]?.rows ?? [])].map((row) => [...row.cells].map((cell) => cell.textContent));
}

/** The ticket keys that are shown. */
export const shownKeys = (): (string | null | undefined)[] => shownRows().map(([key]) => key);

/** The n-th newest open ticket; every fourth is about doors. */
export const anOpenTicket = (changes: Partial<TicketRow>, n: number) =>
  aTicketRow({ status: 'Open', label: n % 4 === 0 ? 'Doors' : 'Noise', ...changes }, n);

/** So many open tickets, the newest first. */
export const openTickets = (count: number) => many(anOpenTicket, count).toSorted(compareTickets());

/** Whether a row matches the query of a list of one status. */
export const matchesQuery = (row: TicketRow, query: Record<string, string>) =>
  matchesTicketFilter(row, { ...query, status: '' });
