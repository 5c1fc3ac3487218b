import type { TicketComment } from '@smart-elevator/shared-api/contract/tickets/ticketHistory';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { TimelineList } from '@smart-elevator/shared-ui/page/TimelineList';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { useState } from 'react';
import { messages } from '../messages';
import { CommentForm } from '../ticket/CommentForm';
import { DeleteComment } from '../ticket/DeleteComment';
import { isUnsupportedCall } from '../ticket/isUnsupportedCall';
import { TicketActivity } from '../ticket/TicketActivity';
import { TicketSection } from '../ticket/TicketSection';
import { TIMELINE_PAGE_SIZE, TimelinePage, useTimelinePage } from './TimelinePage';

const texts = messages.page;

/** Comments and changes of a ticket in one list, the newest first; older ones on demand. */
export function TicketTimeline({ ticketId }: { ticketId: number }) {
  const [pages, setPages] = useState(1);
  const [leaving, setLeaving] = useState<TicketComment>();
  const query = useTimelinePage(ticketId, 1);
  // A server may have one of the two lists.
  if (isUnsupportedCall(query.error)) return <TicketActivity ticketId={ticketId} />;
  return (
    <TicketSection title={texts.timeline}>
      <Loaded query={query} failed={texts.timelineFailed} rows={6}>
        {({ count }) => (
          <>
            <CommentForm ticketId={ticketId} />
            <TimelineList label={texts.timeline}>
              {Array.from({ length: pages }, (_, at) => (
                <TimelinePage key={at} ticketId={ticketId} page={at + 1} onDelete={setLeaving} />
              ))}
            </TimelineList>
            {count > pages * TIMELINE_PAGE_SIZE ? (
              <div>
                <Button onClick={() => setPages(pages + 1)}>{messages.history.older}</Button>
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
