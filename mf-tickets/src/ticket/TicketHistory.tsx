import { ticketHistory } from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { TimelineList } from '@smart-elevator/shared-ui/page/TimelineList';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { messages } from '../messages';
import { HistoryEntry } from './HistoryEntry';
import { isUnsupportedCall } from './isUnsupportedCall';
import { TicketSection } from './TicketSection';
import { useNewestRows } from './useNewestRows';

const texts = messages.history;

/** How many entries are shown at a time. */
const STEP = 20;

/** All changes of a ticket, the newest first; nothing on a back end without a history. */
export function TicketHistory({ ticketId }: { ticketId: number }) {
  const { query, showOlder } = useNewestRows(ticketHistory, STEP, { params: { ticket_id: ticketId } });
  if (isUnsupportedCall(query.error)) return null;
  return (
    <TicketSection title={texts.title}>
      <Loaded query={query} failed={texts.failed} rows={3}>
        {({ results }) => (
          <>
            {results.length === 0 ? <p>{texts.none}</p> : null}
            <TimelineList label={texts.title}>
              {results.map((entry) => (
                <HistoryEntry key={entry.entry_id} entry={entry} />
              ))}
            </TimelineList>
            {showOlder ? (
              <div>
                <Button onClick={showOlder}>{texts.older}</Button>
              </div>
            ) : null}
          </>
        )}
      </Loaded>
    </TicketSection>
  );
}
