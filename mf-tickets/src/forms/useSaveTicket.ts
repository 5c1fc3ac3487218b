import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { createTicket, updateTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { messages } from '../messages';
import { changesOf, newTicketOf } from './ticketBody';
import { errorsOfServer, type TicketErrors } from './ticketErrors';
import type { TicketValues } from './ticketValues';
import type { TicketChoices } from './useTicketChoices';

/** How saving went: what the dealer is told, and what is wrong by field when it failed. */
export type Saved = { ok: true; told: string } | { ok: false; told: string; errors: TicketErrors };

/** Creates a ticket, or changes the one given; undefined while an earlier save is under way. */
export function useSaveTicket(ticket: TicketDetails | undefined, choices: TicketChoices) {
  const create = useSend(createTicket);
  const update = useSend(updateTicket);
  return async (values: TicketValues): Promise<Saved | undefined> => {
    if (!ticket) {
      const body = newTicketOf(values, choices, localDay());
      const sent = await create.send({ body });
      if (!sent) return undefined;
      if (sent.ok) return { ok: true, told: messages.form.created };
      const errors = errorsOfServer(sent.error.fields, body.custom_field_values);
      return { ok: false, told: sentenceOf(sent.error), errors };
    }
    const body = changesOf(values, choices, ticket);
    const sent = await update.send({ params: { ticket_id: ticket.ticket_id }, body });
    if (!sent) return undefined;
    if (sent.ok) return { ok: true, told: messages.form.updated };
    const errors = errorsOfServer(sent.error.fields, body.custom_field_values);
    return { ok: false, told: messages.form.notUpdated, errors };
  };
}

/** P1 §8: an answer that is a failure, and no answer at all. */
const sentenceOf = ({ failure }: ApiError): string =>
  failure === 'refused' || failure === 'failed' ? messages.form.notCreated : messages.form.createBroke;
