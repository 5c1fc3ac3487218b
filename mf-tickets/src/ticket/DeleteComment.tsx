import { truncate, codePointLength } from '@smart-elevator/shared-api/contract/codePointLength';
import { deleteTicketComment } from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import type { TicketComment } from '@smart-elevator/shared-api/contract/tickets/ticketHistory';
import { DeleteDialog } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { messages } from '../messages';

const texts = messages.comments;

/** The maximum length of the quoted comment in the question, in characters. */
const MAX_QUOTED_LENGTH = 80;

interface DeleteCommentProps {
  ticketId: number;
  comment: TicketComment;
  onDone: () => void;
}

/** Deletes the user's own comment, with confirmation. */
export const DeleteComment = ({ ticketId, comment: { comment_id, text }, onDone }: DeleteCommentProps) => (
  <DeleteDialog
    endpoint={deleteTicketComment}
    input={{ params: { ticket_id: ticketId, comment_id } }}
    question={texts.question}
    subject={codePointLength(text) > MAX_QUOTED_LENGTH ? `${truncate(text, MAX_QUOTED_LENGTH)}…` : text}
    action={`delete comment ${comment_id}`}
    done={texts.deleted}
    failed={({ failure }) => (failure === 'expired' ? undefined : texts.notDeleted)}
    onEnd={onDone}
  />
);
