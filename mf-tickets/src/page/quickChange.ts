import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { call } from '@smart-elevator/shared-api/client/call';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { updateTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { closeDateOf } from '@smart-elevator/shared-api/contract/tickets/ticketDateErrors';
import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import { ticketFields, type TicketNamesFor } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import type { TicketChanges, TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { assigneeAmong } from '../forms/ticketValues';
import type { TicketChoices } from '../forms/useTicketChoices';
import { UNASSIGNED } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { t } from '@smart-elevator/shared-ui/language/t';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { failureMessage, messages as common } from '@smart-elevator/shared-ui/messages';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { wholeBody, type FindTechnician } from '../lists/bulk/wholeBody';
import { messages } from '../messages';
import { fieldLabel, isFieldName, optionOf, valueOfOption } from '../ticketText';

/** A field that the page of a ticket changes at once. */
export type QuickField = TicketNamesFor<'quick'>;
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

/** Stores a change of the ticket as it was shown, with its whole payload: other servers may refuse a part of it. */
export async function sendChanges(
  shown: TicketDetails,
  changes: TicketChanges,
  findTechnician: FindTechnician,
): Promise<TicketDetails> {
  const body = await wholeBody(shown, changes, findTechnician);
  return call(updateTicket, { params: { ticket_id: shown.ticket_id }, body });
}

/** The ticket that an alert names. */
export type ChangedTicket = Pick<TicketDetails, 'ticket_id' | 'ticket_key'>;

const actionOf = ({ ticket_id }: ChangedTicket, name: QuickField) => `change ${name} of ticket ${ticket_id}`;

/**
 * The alert that a field was changed. `shown` is the new value as text, '' for nobody; `undo` takes the change back, or is
 * the reason why nothing can.
 */
export function alertChanged(
  ticket: ChangedTicket,
  name: QuickField,
  shown: string,
  undo?: (() => void) | string,
): void {
  const empty = name === 'assignee' ? t(UNASSIGNED) : messages.conflict.nothing;
  const sentence = messages.page.changed(ticket.ticket_key, fieldLabel(name), shown || empty);
  if (typeof undo === 'string') return alertSuccess(`${sentence}. ${undo}`, actionOf(ticket, name));
  alertSuccess(sentence, actionOf(ticket, name), undo && { label: common.undo, onPress: undo });
}

/** What the dealer can do about a change that failed. */
export interface WaysOn {
  retry: () => void;
  /** Opens the form of the ticket, which has the fields that the page does not. */
  openForm?: () => void;
}

/** The alert with the reason why a field was not changed, and what the dealer can do about it. */
export function alertNotChanged(
  ticket: ChangedTicket,
  name: QuickField,
  error: ApiError,
  { retry, openForm }: WaysOn,
): void {
  if (error.failure === 'expired') return;
  const [field = '', [refused] = []] = Object.entries(error.fields)[0] ?? [];
  const gone = error.status === 404 ? messages.delete.gone : undefined;
  const reason = refused
    ? refusalOf(field, refused, name)
    : (gone ?? failureMessage(error.failure, error.status));
  const again = refused || gone ? undefined : { label: common.retry, onPress: retry };
  const fill =
    openForm && field.startsWith('custom_field_values')
      ? { label: messages.page.fillIn, onPress: openForm }
      : undefined;
  const sentence = messages.page.notChanged(ticket.ticket_key, fieldLabel(name), reason);
  alertFailure(sentence, actionOf(ticket, name), fill ?? again);
}

/** Why the server refused a value; with the label of its field if that is another one. */
function refusalOf(field: string, refused: string, changed: QuickField): string {
  const sentence = translateServerMessage(refused);
  return field !== changed && isFieldName(field) ? `${fieldLabel(field)}: ${sentence}` : sentence;
}
