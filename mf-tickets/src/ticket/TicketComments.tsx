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
import { useNewestRows } from './useNewestRows';

const texts = messages.comments;

/** How many comments are shown at a time. */
const STEP = 50;

/** The comments on a ticket below their form, the newest first; nothing on a back end without comments. */
export function TicketComments({ ticketId }: { ticketId: number }) {
  const [leaving, setLeaving] = useState<TicketComment>();
  const { query, showOlder } = useNewestRows(ticketComments, STEP, {
    params: { ticket_id: ticketId },
    base: { ordering: '-at' },
    compare: (a, b) => b.comment_id - a.comment_id,
  });
  if (isUnsupportedCall(query.error)) return null;
  return (
    <TicketSection title={texts.title}>
      <Loaded query={query} failed={texts.failed} rows={3}>
        {({ results }) => (
          <>
            <CommentForm ticketId={ticketId} />
            {results.length === 0 ? <p>{texts.none}</p> : null}
            <ol className={styles.entries} aria-label={texts.title}>
              {results.map((comment) => (
                <CommentEntry key={comment.comment_id} comment={comment} onDelete={setLeaving} />
              ))}
            </ol>
            {showOlder ? (
              <div>
                <Button onClick={showOlder}>{texts.older}</Button>
              </div>
            ) : null}
            {leaving ? (
              <DeleteComment ticketId={ticketId} comment={leaving} onDone={() => setLeaving(undefined)} />
            ) : null}
          </>
        )}
      </Loaded>
    </TicketSection>
  );
}
