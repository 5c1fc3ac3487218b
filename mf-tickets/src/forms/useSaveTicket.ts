import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { createTicket, updateTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import {
  newTicket,
  ticketChanges,
  ticketConflict,
  type TicketConflict,
  type TicketDetails,
} from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { check, type FieldErrors } from '@smart-elevator/shared-api/contract/validate';
import { messages } from '../messages';
import { changesOf, newTicketOf } from './ticketBody';
import { inputErrors, type TicketErrors } from './ticketSchema';
import type { TicketValues } from './ticketValues';
import type { TicketChoices } from './useTicketChoices';

/** How saving went: what the dealer is told, and what is wrong by field when it failed. */
export type Saved =
  | { how: 'saved'; told: string }
  | { how: 'failed'; told: string; errors: TicketErrors }
  /** Somebody else has changed the same fields meanwhile; nothing was stored. */
  | { how: 'collided'; conflict: TicketConflict }
  /** The session is over, which is told elsewhere. */
  | { how: 'expired' };

/** Creates a ticket, or changes the one given; undefined while an earlier save is under way. `kept`: as `useSend` has it. */
export function useSaveTicket(choices: TicketChoices, kept: string) {
  const create = useSend(createTicket, { kept });
  const update = useSend(updateTicket);

  async function saveNew(values: TicketValues): Promise<Saved | undefined> {
    const body = check(newTicket, newTicketOf(values, choices, localDay()));
    if (!body.ok) return unreadable(body.errors);
    const sent = await create.send({ body: body.value });
    if (!sent) return undefined;
    if (sent.ok) return { how: 'saved', told: messages.form.created };
    if (sent.error.failure === 'expired') return { how: 'expired' };
    const errors = inputErrors(sent.error.fields, body.value.custom_field_values);
    return { how: 'failed', told: sentenceOf(sent.error), errors };
  }

  async function saveChanges(
    values: TicketValues,
    ticket: TicketDetails,
    version: number | undefined,
  ): Promise<Saved | undefined> {
    const body = check(ticketChanges, changesOf(values, choices, ticket, version));
    if (!body.ok) return unreadable(body.errors);
    const sent = await update.send({ params: { ticket_id: ticket.ticket_id }, body: body.value });
    if (!sent) return undefined;
    if (sent.ok) return { how: 'saved', told: messages.form.updated };
    if (sent.error.failure === 'expired') return { how: 'expired' };
    const conflict = conflictOf(sent.error);
    if (conflict) return { how: 'collided', conflict };
    const errors = inputErrors(sent.error.fields, body.value.custom_field_values);
    return { how: 'failed', told: messages.form.notUpdated, errors };
  }

  return { saveNew, saveChanges, sending: create.sending || update.sending };
}

/** Values that the form let pass and the contract does not. */
const unreadable = (errors: FieldErrors): Saved => ({
  how: 'failed',
  told: messages.form.check,
  errors: inputErrors(errors),
});

/** R343, R344: an answer that is a failure, and no answer at all. */
const sentenceOf = ({ failure }: ApiError): string =>
  failure === 'refused' || failure === 'failed' ? messages.form.notCreated : messages.form.createBroke;

function conflictOf({ status, body }: ApiError): TicketConflict | undefined {
  if (status !== 409) return undefined;
  const read = check(ticketConflict, body);
  return read.ok ? read.value : undefined;
}
