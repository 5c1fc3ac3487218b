import { useList } from '@smart-elevator/shared-api/client/useList';
import { ticketHistory } from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { TimelineList } from '@smart-elevator/shared-ui/page/TimelineList';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useState } from 'react';
import { messages } from '../messages';
import { HistoryEntry } from './HistoryEntry';
import { isUnsupportedCall } from './isUnsupportedCall';
import { TicketSection } from './TicketSection';

const texts = messages.history;

/** How many entries are shown at a time. */
const PAGE_SIZE = 20;

/** A page of a ticket's history, the newest entries first. */
const useHistoryPage = (ticket_id: number, page: number) =>
  useList(ticketHistory, { params: { ticket_id }, page, pageSize: PAGE_SIZE, matches: () => true });

/** All changes of a ticket, the newest first; nothing on a back end without a history. */
export function TicketHistory({ ticketId }: { ticketId: number }) {
  const [pages, setPages] = useState(1);
  const query = useHistoryPage(ticketId, 1);
  if (isUnsupportedCall(query.error)) return null;
  return (
    <TicketSection title={texts.title}>
      <Loaded query={query} failed={texts.failed} rows={3}>
        {({ count }) => (
          <>
            {count === 0 ? <p>{texts.none}</p> : null}
            <TimelineList label={texts.title}>
              {Array.from({ length: pages }, (_, at) => (
                <HistoryPage key={at} ticketId={ticketId} page={at + 1} />
              ))}
            </TimelineList>
            {count > pages * PAGE_SIZE ? (
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

const HistoryPage = ({ ticketId, page }: { ticketId: number; page: number }) => (
  <Loaded query={useHistoryPage(ticketId, page)} inList failed={texts.failed} rows={2}>
    {({ results }) => results.map((entry) => <HistoryEntry key={entry.entry_id} entry={entry} />)}
  </Loaded>
);
