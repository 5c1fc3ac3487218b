import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { customFieldsByType } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { elevatorChoices, userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import {
  createTicket,
  readTicket,
  updateTicket,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { ticketComments, ticketHistory } from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { anElevator, anEmployee, aTicketDetails } from '@smart-elevator/shared-api/testing/factories';
import type { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';

export const today = localDay();
export const target = addDays(today, 7);
/** A day as it is typed. */
export const formatUsDate = (day: string) => day.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1');

/** The ticket of the edit forms. */
export const ticketFixture = aTicketDetails({
  ticket_id: 9,
  ticket_key: 'ELV-1009',
  elevator_id: 5,
  elevator_name: 'AA1005',
  assignee_name: 'anita.rao',
  status: 'Open',
  priority: 'High',
  version: 3,
});

interface Answers {
  fields?: CustomField[];
  ticket?: TicketDetails;
}

/** Answers all requests of a ticket form: two technicians, one elevator, no comments, no history. */
export function answerTicketForms(
  network: ReturnType<typeof fakeNetwork>,
  { fields = [], ticket = ticketFixture }: Answers = {},
) {
  network.answerList(employeeList, [
    anEmployee({ username: 'anita.rao', user_id: 31 }),
    anEmployee({ username: 'ben.miller', user_id: 32 }),
  ]);
  network.answerList(elevatorChoices, [{ elevator_id: 5, elevator_name: 'AA1005' }]);
  network.answerList(userElevators, [
    anElevator({ elevator_id: 50, elevator_name: 'AA10055' }),
    anElevator({ elevator_id: 5, elevator_name: 'AA1005' }),
  ]);
  network.answer(customFieldsByType, fields);
  network.answer(createTicket, ticket);
  network.answer(readTicket, ticket);
  network.answer(updateTicket, ticket);
  network.answerList(ticketHistory, []);
  network.answerList(ticketComments, []);
}
