import { cutTo, lengthOf } from '@smart-elevator/shared-api/contract/lengthOf';
import { deleteTicketComment } from '@smart-elevator/shared-api/contract/tickets/followEndpoints';
import type { TicketComment } from '@smart-elevator/shared-api/contract/tickets/ticketComment';
import { DeleteDialog } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
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
export const DeleteComment = ({ ticketId, comment: { comment_id, text }, onDone }: DeleteCommentProps) => (
  <DeleteDialog
    endpoint={deleteTicketComment}
    input={{ params: { ticket_id: ticketId, comment_id } }}
    question={said.question}
    subject={lengthOf(text) > SHOWN ? `${cutTo(text, SHOWN)}…` : text}
    action={`delete comment ${comment_id}`}
    done={said.deleted}
    failed={({ failure }) => (failure === 'expired' ? undefined : said.notDeleted)}
    onEnd={onDone}
  />
);
