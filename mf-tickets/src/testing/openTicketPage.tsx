import { loadElevator } from '@smart-elevator/shared-api/contract/elevators/loadElevator';
import { loadPerson } from '@smart-elevator/shared-api/contract/people/loadPerson';
import {
  ticketNeighbours,
  ticketTimeline,
} from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import { readTicketByKey, updateTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { anElevator, aPerson, signedIn } from '@smart-elevator/shared-api/testing/factories';
import type { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { paths } from '../paths';
import { TicketPage } from '../page/TicketPage';
import { answerTicketForms, ticketFixture } from './ticketFormAnswers';

/** The user names of the technicians; the first one is deleted, and somebody else has the name. */
const NAMES: Readonly<Record<number, string>> = { 12: 'ben.miller', 31: 'anita.rao', 32: 'ben.miller' };

const NEIGHBOURS = { previous: null, next: { ticket_id: 4, ticket_key: 'ELV-4' } };

/** Opens the page of ELV-1009, as the signed-in dealer, on a server that stores what the page sends. */
export function openTicketPage(
  network: ReturnType<typeof fakeNetwork>,
  changes: Partial<TicketDetails> = {},
) {
  let stored: TicketDetails = { ...ticketFixture, ...changes };
  signedIn();
  answerTicketForms(network);
  network.answer(readTicketByKey, () => stored);
  network.answerList(ticketTimeline, []);
  network.answer(ticketNeighbours, NEIGHBOURS);
  network.answer(
    loadElevator,
    anElevator({ elevator_id: 5, building_name: 'Harbor Tower', customer_id: 41 }),
  );
  network.answer(loadPerson, {
    data: aPerson({ first_name: 'Meera', last_name: 'Iyer', phoneno: '+91 98765 43210' }),
  });
  network.answer(updateTicket, ({ body }) => {
    const { assignee, ...named } = Object(body) as Partial<TicketDetails> & { assignee?: number | null };
    const assignee_name = NAMES[assignee ?? 0] ?? null;
    stored = {
      ...stored,
      ...named,
      assignee_name,
      ...(stored.assignee_id === undefined ? {} : { assignee_id: assignee ?? null }),
      version: (stored.version ?? 0) + 1,
      custom_field_values: [],
    };
    return stored;
  });
  const routes = [
    { path: paths.ticket, element: <TicketPage /> },
    { path: '*', element: <p>elsewhere</p> },
  ];
  return renderRoutes(routes, '/ticket/elv-1009');
}
