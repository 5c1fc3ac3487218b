import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { messages } from '../messages';
import { CommentForm } from './CommentForm';
import { CommentList } from './CommentList';
import { isMissingCall } from './isMissingCall';
import { TicketSection } from './TicketSection';
import { COMMENTS_PAGE, useCommentsPage } from './useCommentsPage';

const said = messages.comments;

/** What was written about a ticket, and a field to write more; nothing on a back end that does not keep it. */
export function TicketComments({ ticketId }: { ticketId: number }) {
  const { data, error, retry } = useCommentsPage(ticketId, 1);
  if (isMissingCall(error)) return null;
  return (
    <TicketSection title={said.title}>
      {data ? (
        <>
          {data.count === 0 ? <p>{said.none}</p> : null}
          <CommentList ticketId={ticketId} pages={Math.max(1, Math.ceil(data.count / COMMENTS_PAGE))} />
          <CommentForm ticketId={ticketId} />
        </>
      ) : error ? (
        <FailureState title={said.failed} hint={sentenceFor(error.failure)} onRetry={retry} />
      ) : (
        <Skeleton rows={3} />
      )}
    </TicketSection>
  );
}
