import { asApiError } from '@smart-elevator/shared-api/client/ApiError';
import { call } from '@smart-elevator/shared-api/client/call';
import { restoreTicket } from '@smart-elevator/shared-api/contract/tickets/binEndpoints';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { failureMessage, messages as common } from '@smart-elevator/shared-ui/messages';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';

const texts = messages.delete;

/** Restores a ticket that was just deleted; the dialog and its row are gone by then, so both results are alerts. */
export async function undoDelete(ticket: Pick<TicketRow, 'ticket_id' | 'ticket_key'>): Promise<void> {
  const { ticket_id, ticket_key } = ticket;
  const action = `restore ticket ${ticket_id}`;
  try {
    await call(restoreTicket, { params: { ticket_id } });
    alertSuccess(texts.restored(ticket_key), action);
  } catch (error) {
    const { failure } = asApiError(error);
    if (failure === 'expired') return;
    const reason = `${texts.notRestored(ticket_key)} ${failureMessage(failure)}`;
    alertFailure(reason, action, { label: common.retry, onPress: () => void undoDelete(ticket) });
  }
}
