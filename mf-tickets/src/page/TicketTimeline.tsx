import { ticketTimeline } from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import type { TicketTimelineEntry } from '@smart-elevator/shared-api/contract/tickets/ticketHistory';
import { TimelineList } from '@smart-elevator/shared-ui/page/TimelineList';
import { messages } from '../messages';
import { CommentEntry } from '../ticket/CommentEntry';
import { CommentForm } from '../ticket/CommentForm';
import { HistoryEntry } from '../ticket/HistoryEntry';
import { NewestRows } from '../ticket/NewestRows';
import { TicketActivity } from '../ticket/TicketActivity';

const texts = messages.page;

/** Comments and changes of a ticket in one list, the newest first; older ones on demand. */
export const TicketTimeline = ({ ticketId }: { ticketId: number }) => (
  <NewestRows
    title={texts.timeline}
    failed={texts.timelineFailed}
    endpoint={ticketTimeline}
    step={20}
    params={{ ticket_id: ticketId }}
    rows={6}
    // A server may have one of the two lists.
    otherwise={<TicketActivity ticketId={ticketId} />}
  >
    {(entries) => (
      <>
        <CommentForm ticketId={ticketId} />
        <TimelineList label={texts.timeline}>
          {entries.map((entry) => (
            <TimelineEntry key={`${entry.kind} ${entry.id}`} ticketId={ticketId} entry={entry} />
          ))}
        </TimelineList>
      </>
    )}
  </NewestRows>
);

function TimelineEntry({ ticketId, entry }: { ticketId: number; entry: TicketTimelineEntry }) {
  const { kind, id, at, who, who_full_name, text, mine, field, ...values } = entry;
  return kind === 'comment' ? (
    <CommentEntry
      ticketId={ticketId}
      comment={{ comment_id: id, at, who, who_full_name, text: text ?? '', mine }}
    />
  ) : (
    <HistoryEntry entry={{ entry_id: id, at, who, who_full_name, field: field ?? '', ...values }} />
  );
}
