import { useList } from '@smart-elevator/shared-api/client/useList';
import { ticketComments } from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import type { TicketComment } from '@smart-elevator/shared-api/contract/tickets/ticketHistory';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useState } from 'react';
import { messages } from '../messages';
import { CommentEntry } from './CommentEntry';
import { CommentForm } from './CommentForm';
import { DeleteComment } from './DeleteComment';
import { isUnsupportedCall } from './isUnsupportedCall';
import { TicketSection } from './TicketSection';
import styles from './TicketSection.module.css';

const texts = messages.comments;

/** How many comments are shown at a time. */
const PAGE_SIZE = 50;

/** A page of a ticket's comments, the oldest first. */
const useCommentsPage = (ticket_id: number, page: number) =>
  useList(ticketComments, { params: { ticket_id }, page, pageSize: PAGE_SIZE, matches: () => true });

/** The comments on a ticket, with a form; nothing on a back end without comments. */
export function TicketComments({ ticketId }: { ticketId: number }) {
  const query = useCommentsPage(ticketId, 1);
  if (isUnsupportedCall(query.error)) return null;
  return (
    <TicketSection title={texts.title}>
      <Loaded query={query} failed={texts.failed} rows={3}>
        {({ count }) => (
          <>
            {count === 0 ? <p>{texts.none}</p> : null}
            <CommentList ticketId={ticketId} pages={Math.max(1, Math.ceil(count / PAGE_SIZE))} />
            <CommentForm ticketId={ticketId} />
          </>
        )}
      </Loaded>
    </TicketSection>
  );
}

/** The newest comments at the end; the older ones on demand. The last page has the newest. */
function CommentList({ ticketId, pages }: { ticketId: number; pages: number }) {
  // The first shown page stays the same when a new comment starts a new page.
  const [first, setFirst] = useState(pages);
  const [leaving, setLeaving] = useState<TicketComment>();
  const from = Math.min(first, pages);
  return (
    <>
      {from > 1 ? (
        <div>
          <Button onClick={() => setFirst(from - 1)}>{texts.older}</Button>
        </div>
      ) : null}
      <ol className={styles.entries} aria-label={texts.title}>
        {Array.from({ length: pages - from + 1 }, (_, at) => (
          <CommentsPage key={from + at} ticketId={ticketId} page={from + at} onDelete={setLeaving} />
        ))}
      </ol>
      {leaving ? (
        <DeleteComment ticketId={ticketId} comment={leaving} onDone={() => setLeaving(undefined)} />
      ) : null}
    </>
  );
}

interface CommentsPageProps {
  ticketId: number;
  page: number;
  onDelete: (comment: TicketComment) => void;
}

const CommentsPage = ({ ticketId, page, onDelete }: CommentsPageProps) => (
  <Loaded query={useCommentsPage(ticketId, page)} inList failed={texts.failed} rows={2}>
    {({ results }) =>
      results.map((comment) => (
        <CommentEntry key={comment.comment_id} comment={comment} onDelete={onDelete} />
      ))
    }
  </Loaded>
);
