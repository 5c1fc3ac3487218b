import { ticketTimeline } from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import type {
  TicketComment,
  TicketTimelineEntry,
} from '@smart-elevator/shared-api/contract/tickets/ticketHistory';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { TimelineList } from '@smart-elevator/shared-ui/page/TimelineList';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useState } from 'react';
import { messages } from '../messages';
import { CommentEntry } from '../ticket/CommentEntry';
import { CommentForm } from '../ticket/CommentForm';
import { DeleteComment } from '../ticket/DeleteComment';
import { HistoryEntry } from '../ticket/HistoryEntry';
import { isUnsupportedCall } from '../ticket/isUnsupportedCall';
import { TicketActivity } from '../ticket/TicketActivity';
import { TicketSection } from '../ticket/TicketSection';
import { useNewestRows } from '../ticket/useNewestRows';

const texts = messages.page;

/** How many entries are shown at a time. */
const STEP = 20;

/** Comments and changes of a ticket in one list, the newest first; older ones on demand. */
export function TicketTimeline({ ticketId }: { ticketId: number }) {
  const [leaving, setLeaving] = useState<TicketComment>();
  const { query, showOlder } = useNewestRows(ticketTimeline, STEP, { params: { ticket_id: ticketId } });
  // A server may have one of the two lists.
  if (isUnsupportedCall(query.error)) return <TicketActivity ticketId={ticketId} />;
  return (
    <TicketSection title={texts.timeline}>
      <Loaded query={query} failed={texts.timelineFailed} rows={6}>
        {({ results }) => (
          <>
            <CommentForm ticketId={ticketId} />
            <TimelineList label={texts.timeline}>
              {results.map((entry) => (
                <TimelineEntry key={`${entry.kind} ${entry.id}`} entry={entry} onDelete={setLeaving} />
              ))}
            </TimelineList>
            {showOlder ? (
              <div>
                <Button onClick={showOlder}>{messages.history.older}</Button>
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

interface TimelineEntryProps {
  entry: TicketTimelineEntry;
  onDelete: (comment: TicketComment) => void;
}

function TimelineEntry({ entry, onDelete }: TimelineEntryProps) {
  const { kind, id, at, who, who_full_name, text, mine, field, ...values } = entry;
  return kind === 'comment' ? (
    <CommentEntry
      comment={{ comment_id: id, at, who, who_full_name, text: text ?? '', mine }}
      onDelete={onDelete}
    />
  ) : (
    <HistoryEntry entry={{ entry_id: id, at, who, who_full_name, field: field ?? '', ...values }} />
  );
}
