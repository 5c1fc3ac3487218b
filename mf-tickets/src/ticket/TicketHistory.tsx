import { Button } from '@smart-elevator/shared-ui/button/Button';
import { ErrorState } from '@smart-elevator/shared-ui/feedback/ErrorState';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { useState } from 'react';
import { messages } from '../messages';
import { HistoryPage } from './HistoryPage';
import { isUnsupportedCall } from './isUnsupportedCall';
import { TicketSection } from './TicketSection';
import styles from './TicketSection.module.css';
import { HISTORY_PAGE_SIZE, useHistoryPage } from './useHistoryPage';

const texts = messages.history;

/** All changes of a ticket, the newest first; nothing on a back end without a history. */
export function TicketHistory({ ticketId }: { ticketId: number }) {
  const [pages, setPages] = useState(1);
  const { data, error, retry } = useHistoryPage(ticketId, 1);
  if (isUnsupportedCall(error)) return null;
  return (
    <TicketSection title={texts.title}>
      {data ? (
        <>
          {data.count === 0 ? <p>{texts.none}</p> : null}
          <ol className={styles.entries} aria-label={texts.title}>
            {Array.from({ length: pages }, (_, at) => (
              <HistoryPage key={at} ticketId={ticketId} page={at + 1} />
            ))}
          </ol>
          {data.count > pages * HISTORY_PAGE_SIZE ? (
            <div>
              <Button onClick={() => setPages(pages + 1)}>{texts.older}</Button>
            </div>
          ) : null}
        </>
      ) : error ? (
        <ErrorState title={texts.failed} hint={failureMessage(error.failure)} onRetry={retry} />
      ) : (
        <Skeleton rows={3} />
      )}
    </TicketSection>
  );
}
