import { ErrorState } from '@smart-elevator/shared-ui/feedback/ErrorState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { messages } from '../messages';
import { CommentForm } from './CommentForm';
import { CommentList } from './CommentList';
import { isUnsupportedCall } from './isUnsupportedCall';
import { TicketSection } from './TicketSection';
import { COMMENTS_PAGE_SIZE, useCommentsPage } from './useCommentsPage';

const texts = messages.comments;

/** The comments on a ticket, with a form; nothing on a back end without comments. */
export function TicketComments({ ticketId }: { ticketId: number }) {
  const { data, error, retry } = useCommentsPage(ticketId, 1);
  if (isUnsupportedCall(error)) return null;
  return (
    <TicketSection title={texts.title}>
      {data ? (
        <>
          {data.count === 0 ? <p>{texts.none}</p> : null}
          <CommentList ticketId={ticketId} pages={Math.max(1, Math.ceil(data.count / COMMENTS_PAGE_SIZE))} />
          <CommentForm ticketId={ticketId} />
        </>
      ) : error ? (
        <ErrorState title={texts.failed} hint={failureMessage(error.failure)} onRetry={retry} />
      ) : (
        <Skeleton rows={3} />
      )}
    </TicketSection>
  );
}
