import { useList } from '@smart-elevator/shared-api/client/useList';
import { ticketTimeline } from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import type { TicketComment } from '@smart-elevator/shared-api/contract/tickets/ticketHistory';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { messages } from '../messages';
import { CommentEntry } from '../ticket/CommentEntry';
import { HistoryEntry } from '../ticket/HistoryEntry';

/** How many entries are shown at a time. */
export const TIMELINE_PAGE_SIZE = 20;

/** A page of a ticket's timeline, the newest entries first. */
export const useTimelinePage = (ticket_id: number, page: number) =>
  useList(ticketTimeline, {
    params: { ticket_id },
    page,
    pageSize: TIMELINE_PAGE_SIZE,
    matches: () => true,
  });

interface TimelinePageProps {
  ticketId: number;
  page: number;
  onDelete: (comment: TicketComment) => void;
}

/** Some entries of a ticket's timeline, within its list. */
export function TimelinePage({ ticketId, page, onDelete }: TimelinePageProps) {
  return (
    <Loaded query={useTimelinePage(ticketId, page)} inList failed={messages.page.timelineFailed} rows={2}>
      {({ results }) =>
        results.map(({ kind, id, at, who, who_full_name, text, mine, field, ...values }) =>
          kind === 'comment' ? (
            <CommentEntry
              key={`comment ${id}`}
              comment={{ comment_id: id, at, who, who_full_name, text: text ?? '', mine }}
              onDelete={onDelete}
            />
          ) : (
            <HistoryEntry
              key={id}
              entry={{ entry_id: id, at, who, who_full_name, field: field ?? '', ...values }}
            />
          ),
        )
      }
    </Loaded>
  );
}
