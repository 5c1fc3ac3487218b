import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { TicketListPage } from '../lists/TicketListPage';
import { ticketLists } from '../lists/ticketLists';

/** Opens a ticket list at an address, as the signed-in dealer. */
export function openTicketList(address: string) {
  signedIn();
  const routes = ticketLists.map((list) => ({ path: list.path, element: <TicketListPage list={list} /> }));
  return renderRoutes([...routes, { path: '*', element: <p>elsewhere</p> }], address);
}

/** The shown rows, each as the texts of its cells; none while there is no table. */
export function shownRows(): (string | null)[][] {
  const table = screen.queryByRole<HTMLTableElement>('table');
  return [...(table?.tBodies[0]?.rows ?? [])].map((row) => [...row.cells].map((cell) => cell.textContent));
}

/** The ticket keys that are shown. */
export const shownKeys = (): (string | null | undefined)[] => shownRows().map(([key]) => key);
