import type { TicketComment } from '@smart-elevator/shared-api/contract/tickets/ticketComment';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { useState } from 'react';
import { messages } from '../messages';
import { CommentsPage } from './CommentsPage';
import { DeleteComment } from './DeleteComment';
import styles from './TicketSection.module.css';

interface CommentListProps {
  ticketId: number;
  /** The number of pages; the last one has the newest comments. */
  pages: number;
}

/** A ticket's comments, the newest at the end; the older ones on demand. */
export function CommentList({ ticketId, pages }: CommentListProps) {
  // The first shown page stays the same when a new comment starts a new page.
  const [first, setFirst] = useState(pages);
  const [leaving, setLeaving] = useState<TicketComment>();
  const from = Math.min(first, pages);
  return (
    <>
      {from > 1 ? (
        <div>
          <Button onClick={() => setFirst(from - 1)}>{messages.comments.older}</Button>
        </div>
      ) : null}
      <ol className={styles.entries} aria-label={messages.comments.title}>
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
