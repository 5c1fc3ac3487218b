import { deleteTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { DeleteDialog } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { messages } from '../messages';

interface DeleteTicketProps {
  ticket: TicketRow;
  /** Deleted, or left as it is. */
  onEnd: () => void;
}

const texts = messages.delete;

/** Asks, deletes, and says so; a failure is shown above the list with a way to try again (R245). */
export const DeleteTicket = ({ ticket: { ticket_id, ticket_key, label }, onEnd }: DeleteTicketProps) => (
  <DeleteDialog
    endpoint={deleteTicket}
    input={{ params: { ticket_id } }}
    question={texts.question}
    subject={`${ticket_key}, ${label}`}
    action={`delete ticket ${ticket_id}`}
    done={texts.done(ticket_id)}
    failed={({ status }, reason) => (status === 404 ? texts.gone : reason)}
    failedTitle={texts.failed(ticket_key)}
    onEnd={onEnd}
  />
);
