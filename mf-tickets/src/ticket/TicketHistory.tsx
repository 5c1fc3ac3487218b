import { Button } from '@smart-elevator/shared-ui/button/Button';
import { FailureState } from '@smart-elevator/shared-ui/feedback/FailureState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { useState } from 'react';
import { messages } from '../messages';
import { HistoryPage } from './HistoryPage';
import { isMissingCall } from './isMissingCall';
import { TicketSection } from './TicketSection';
import styles from './TicketSection.module.css';
import { HISTORY_PAGE, useHistoryPage } from './useHistoryPage';

const said = messages.history;

/** Everything that was changed of a ticket, the newest first; nothing on a back end that does not keep it. */
export function TicketHistory({ ticketId }: { ticketId: number }) {
  const [pages, setPages] = useState(1);
  const { data, error, retry } = useHistoryPage(ticketId, 1);
  if (isMissingCall(error)) return null;
  return (
    <TicketSection title={said.title}>
      {data ? (
        <>
          {data.count === 0 ? <p>{said.none}</p> : null}
          <ol className={styles.entries} aria-label={said.title}>
            {Array.from({ length: pages }, (_, at) => (
              <HistoryPage key={at} ticketId={ticketId} page={at + 1} />
            ))}
          </ol>
          {data.count > pages * HISTORY_PAGE ? (
            <div>
              <Button onClick={() => setPages(pages + 1)}>{said.older}</Button>
            </div>
          ) : null}
        </>
      ) : error ? (
        <FailureState title={said.failed} hint={sentenceFor(error.failure)} onRetry={retry} />
      ) : (
        <Skeleton rows={3} />
      )}
    </TicketSection>
  );
}
