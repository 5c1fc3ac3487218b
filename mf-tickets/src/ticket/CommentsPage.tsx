import type { TicketComment } from '@smart-elevator/shared-api/contract/tickets/ticketComment';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { messages } from '../messages';
import { CommentEntry } from './CommentEntry';
import { useCommentsPage } from './useCommentsPage';

interface CommentsPageProps {
  ticketId: number;
  page: number;
  onDelete: (comment: TicketComment) => void;
}

/** Some of a ticket's comments, within their list. */
export function CommentsPage({ ticketId, page, onDelete }: CommentsPageProps) {
  return (
    <Loaded reading={useCommentsPage(ticketId, page)} inList failed={messages.comments.failed} rows={2}>
      {({ results }) =>
        results.map((comment) => (
          <CommentEntry key={comment.comment_id} comment={comment} onDelete={onDelete} />
        ))
      }
    </Loaded>
  );
}
