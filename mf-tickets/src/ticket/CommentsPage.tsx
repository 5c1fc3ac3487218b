import type { TicketComment } from '@smart-elevator/shared-api/contract/tickets/ticketComment';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { messages as common } from '@smart-elevator/shared-ui/messages';
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
  const { data, error, retry } = useCommentsPage(ticketId, page);
  if (data) {
    return data.results.map((comment) => (
      <CommentEntry key={comment.comment_id} comment={comment} onDelete={onDelete} />
    ));
  }
  return (
    <li>
      {error ? (
        <Notice
          tone="failure"
          title={messages.comments.failed}
          action={<Button onClick={retry}>{common.retry}</Button>}
        />
      ) : (
        <Skeleton rows={2} />
      )}
    </li>
  );
}
