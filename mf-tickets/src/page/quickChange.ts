import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { closeDateOf } from '@smart-elevator/shared-api/contract/tickets/ticketDateErrors';
import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import { ticketFields } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import type { TicketChanges, TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { assigneeAmong } from '../forms/ticketValues';
import type { TicketChoices } from '../forms/useTicketChoices';
import type { QuickField } from '../change/sendChanges';
import { messages } from '../messages';
import { optionOf, valueOfOption } from '../ticketText';

/** These fields in the order of the page: the status is first. */
export const QUICK_FIELDS = [...new Set<QuickField>(['status', ...namesFor(ticketFields, 'quick')])];
/** Its value in a control: a person is a user name, a flag Yes or No, '' is nobody or nothing. */
export type QuickValues = Record<QuickField, string>;

/** The values of a ticket; an assignee who is known to be none of the people any more is shown as deleted. */
export const quickValues = (ticket: TicketDetails, people: TicketChoices['reporters']) =>
  Object.fromEntries(
    QUICK_FIELDS.map((name) => [
      name,
      name === 'assignee'
        ? (assigneeAmong(people, ticket) ?? formerAssignee(ticket))
        : optionOf(ticket[name] ?? undefined),
    ]),
  ) as QuickValues;

function formerAssignee({ assignee_id, assignee_name }: TicketDetails): string {
  const name = assignee_name ?? '';
  return assignee_id ? messages.page.deletedPerson(name) : name;
}

/** Whether a field may be emptied: a ticket that is not Closed needs no close date. */
export const mayBeEmpty = (name: QuickField, { status }: TicketDetails): boolean =>
  name === 'close_date' && status !== 'Closed';

/** The change of one field; Closed fills an empty close date (R307). */
export function quickChange(
  name: QuickField,
  value: string,
  ticket: TicketDetails,
  people: TicketChoices['reporters'],
): TicketChanges {
  switch (name) {
    case 'status':
      return { status: valueOfOption(name, value), close_date: closeDateOf(value, ticket, localDay()) };
    case 'assignee':
      return { assignee: value === '' ? null : people.get(value) };
    default:
      return { [name]: ticketFields[name].kind === 'day' ? value || null : valueOfOption(name, value) };
  }
}
