import { asApiError } from '@smart-elevator/shared-api/client/ApiError';
import { call } from '@smart-elevator/shared-api/client/call';
import { isUnsupported } from '@smart-elevator/shared-api/client/unsupportedCalls';
import { isBareList } from '@smart-elevator/shared-api/client/useList';
import { deletedTicketList, restoreTicket } from '@smart-elevator/shared-api/contract/tickets/binEndpoints';
import {
  dealerTicketList,
  deleteTicket,
  elevatorTicketList,
  employeeTicketList,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { failureMessage, messages as common } from '@smart-elevator/shared-ui/messages';
import { DeleteDialog } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';

interface DeleteTicketProps {
  ticket: Pick<TicketRow, 'ticket_id' | 'ticket_key' | 'label'>;
  /** Called when the ticket is deleted. */
  onDeleted?: (() => void) | undefined;
  /** Called when the dialog ends, whether or not the ticket was deleted. */
  onEnd: () => void;
}

const texts = messages.delete;
const TICKET_LISTS = [employeeTicketList, dealerTicketList, elevatorTicketList];

/** Asks for confirmation and deletes; a failure is shown in place with a retry button (R245). */
export const DeleteTicket = ({
  ticket: { ticket_id, ticket_key, label },
  onDeleted,
  onEnd,
}: DeleteTicketProps) => (
  <DeleteDialog
    endpoint={deleteTicket}
    input={{ params: { ticket_id } }}
    question={texts.question}
    subject={`${ticket_key}, ${label}`}
    action={`delete ticket ${ticket_id}`}
    done={texts.done(ticket_id)}
    onUndo={hasNoBin() ? undefined : () => void undoDelete({ ticket_id, ticket_key })}
    failed={({ status }, reason) => {
      if (status !== 404) return reason;
      // The page of the ticket is left, so nothing can be shown in place.
      if (onDeleted) alertFailure(`${texts.failed(ticket_key)}. ${texts.gone}`, `delete ticket ${ticket_id}`);
      return texts.gone;
    }}
    failedTitle={texts.failed(ticket_key)}
    onDeleted={onDeleted}
    onEnd={onEnd}
  />
);

/** Whether the server is known to restore nothing: it has answered so, or knows no pages of a list (R254). */
const hasNoBin = (): boolean =>
  isUnsupported(restoreTicket) || isUnsupported(deletedTicketList) || TICKET_LISTS.some(isBareList);

/** Restores a ticket that was just deleted; the dialog and its row are gone by then, so both results are alerts. */
async function undoDelete(ticket: Pick<TicketRow, 'ticket_id' | 'ticket_key'>): Promise<void> {
  const { ticket_id, ticket_key } = ticket;
  const action = `restore ticket ${ticket_id}`;
  try {
    await call(restoreTicket, { params: { ticket_id } });
    alertSuccess(texts.restored(ticket_key), action);
  } catch (error) {
    const { failure, status } = asApiError(error);
    if (failure === 'expired') return;
    const reason = `${texts.notRestored(ticket_key)} ${failureMessage(failure, status)}`;
    const retry = { label: common.retry, onPress: () => void undoDelete(ticket) };
    alertFailure(reason, action, failure === 'unsupported' ? undefined : retry);
  }
}
