import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { call } from '@smart-elevator/shared-api/client/call';
import { readTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { messages } from '../messages';

/** The key of a new ticket, read where its server answers without it; undefined if it cannot be read. */
export async function keyOfCreated({
  ticket_id,
  ticket_key,
}: Pick<TicketDetails, 'ticket_id' | 'ticket_key'>): Promise<string | undefined> {
  if (ticket_key) return ticket_key;
  if (!(ticket_id > 0)) return undefined;
  return call(readTicket, { params: { ticket_id } }).then(
    (read) => read.ticket_key,
    () => undefined,
  );
}

/** R343: an error reply, and no reply at all. */
export const notCreated = ({ failure }: ApiError): string =>
  failure === 'refused' || failure === 'failed' ? messages.form.notCreated : messages.form.createBroke;
