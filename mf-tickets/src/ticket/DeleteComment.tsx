import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { cutTo, lengthOf } from '@smart-elevator/shared-api/contract/lengthOf';
import { deleteTicketComment } from '@smart-elevator/shared-api/contract/tickets/followEndpoints';
import type { TicketComment } from '@smart-elevator/shared-api/contract/tickets/ticketComment';
import { ConfirmDialog } from '@smart-elevator/shared-ui/dialog/ConfirmDialog';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';

const said = messages.comments;

/** How much of the comment the question repeats, in characters. */
const SHOWN = 80;

interface DeleteCommentProps {
  ticketId: number;
  comment: TicketComment;
  onDone: () => void;
}

/** Asks, and then deletes one's own comment. */
export function DeleteComment({ ticketId, comment, onDone }: DeleteCommentProps) {
  const { comment_id, text } = comment;
  const { send, sending } = useSend(deleteTicketComment);

  const action = `delete comment ${comment_id}`;

  async function confirm() {
    const sent = await send({ params: { ticket_id: ticketId, comment_id } });
    if (!sent) return;
    if (sent.ok) alertSuccess(said.deleted, action);
    else if (sent.error.failure !== 'expired') alertFailure(said.notDeleted, action);
    onDone();
  }

  return (
    <ConfirmDialog
      open
      sentence={said.question}
      subject={lengthOf(text) > SHOWN ? `${cutTo(text, SHOWN)}…` : text}
      busy={sending}
      onConfirm={() => void confirm()}
      onCancel={onDone}
    />
  );
}
