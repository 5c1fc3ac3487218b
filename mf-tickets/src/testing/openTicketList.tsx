import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, within } from '@testing-library/react';
import { TicketListPage } from '../lists/TicketListPage';
import { ticketLists } from '../lists/ticketLists';

/** Opens a ticket list at an address, as the signed-in dealer. */
export function openTicketList(address: string) {
  signedIn();
  const routes = ticketLists.map((list) => ({ path: list.path, element: <TicketListPage list={list} /> }));
  return renderRoutes([...routes, { path: '*', element: <p>elsewhere</p> }], address);
}

/** The shown rows, each as the texts of its cells. */
export function shownRows(): (string | null)[][] {
  const [, ...rows] = screen.getAllByRole('row');
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );
}

/** The ticket keys that are shown; none while there is no table. */
export const shownKeys = (): (string | null)[] =>
  screen.queryByRole('table') ? shownRows().map(([key]) => key ?? null) : [];
