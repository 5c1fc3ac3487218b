import { Button } from '@smart-elevator/shared-ui/button/Button';
import { TimelineList } from '@smart-elevator/shared-ui/page/TimelineList';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useState } from 'react';
import { messages } from '../messages';
import { HistoryPage } from './HistoryPage';
import { isUnsupportedCall } from './isUnsupportedCall';
import { TicketSection } from './TicketSection';
import { HISTORY_PAGE_SIZE, useHistoryPage } from './useHistoryPage';

const texts = messages.history;

/** All changes of a ticket, the newest first; nothing on a back end without a history. */
export function TicketHistory({ ticketId }: { ticketId: number }) {
  const [pages, setPages] = useState(1);
  const reading = useHistoryPage(ticketId, 1);
  if (isUnsupportedCall(reading.error)) return null;
  return (
    <TicketSection title={texts.title}>
      <Loaded reading={reading} failed={texts.failed} rows={3}>
        {({ count }) => (
          <>
            {count === 0 ? <p>{texts.none}</p> : null}
            <TimelineList label={texts.title}>
              {Array.from({ length: pages }, (_, at) => (
                <HistoryPage key={at} ticketId={ticketId} page={at + 1} />
              ))}
            </TimelineList>
            {count > pages * HISTORY_PAGE_SIZE ? (
              <div>
                <Button onClick={() => setPages(pages + 1)}>{texts.older}</Button>
              </div>
            ) : null}
          </>
        )}
      </Loaded>
    </TicketSection>
  );
}
