import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { call } from '@smart-elevator/shared-api/client/call';
import { updateTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { TicketNamesFor } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { UNASSIGNED } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import type { TicketChanges, TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { t } from '@smart-elevator/shared-ui/language/t';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { failureMessage, messages as common } from '@smart-elevator/shared-ui/messages';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';
import { fieldLabel, isFieldName } from '../ticketText';
import { wholeBody, type FindTechnician } from './wholeBody';

/** A field that the page of a ticket changes at once. */
export type QuickField = TicketNamesFor<'quick'>;

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
