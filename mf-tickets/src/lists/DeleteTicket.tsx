import { deleteTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { DeleteDialog } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { messages } from '../messages';
import { undoDelete } from '../ticket/undoDelete';

interface DeleteTicketProps {
  ticket: TicketRow;
  /** Called when the dialog ends, whether or not the ticket was deleted. */
  onEnd: () => void;
}

const texts = messages.delete;

/** Asks for confirmation and deletes; a failure is shown above the list with a retry button (R245). */
export const DeleteTicket = ({ ticket: { ticket_id, ticket_key, label }, onEnd }: DeleteTicketProps) => (
  <DeleteDialog
    endpoint={deleteTicket}
    input={{ params: { ticket_id } }}
    question={texts.question}
    subject={`${ticket_key}, ${label}`}
    action={`delete ticket ${ticket_id}`}
    done={texts.done(ticket_id)}
    onUndo={() => void undoDelete({ ticket_id, ticket_key })}
    failed={({ status }, reason) => (status === 404 ? texts.gone : reason)}
    failedTitle={texts.failed(ticket_key)}
    onEnd={onEnd}
  />
);
