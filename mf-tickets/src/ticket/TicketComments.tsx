import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { messages } from '../messages';
import { CommentForm } from './CommentForm';
import { CommentList } from './CommentList';
import { isUnsupportedCall } from './isUnsupportedCall';
import { TicketSection } from './TicketSection';
import { COMMENTS_PAGE_SIZE, useCommentsPage } from './useCommentsPage';

const texts = messages.comments;

/** The comments on a ticket, with a form; nothing on a back end without comments. */
export function TicketComments({ ticketId }: { ticketId: number }) {
  const reading = useCommentsPage(ticketId, 1);
  if (isUnsupportedCall(reading.error)) return null;
  return (
    <TicketSection title={texts.title}>
      <Loaded reading={reading} failed={texts.failed} rows={3}>
        {({ count }) => (
          <>
            {count === 0 ? <p>{texts.none}</p> : null}
            <CommentList ticketId={ticketId} pages={Math.max(1, Math.ceil(count / COMMENTS_PAGE_SIZE))} />
            <CommentForm ticketId={ticketId} />
          </>
        )}
      </Loaded>
    </TicketSection>
  );
}
