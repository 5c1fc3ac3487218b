import { TicketComments } from './TicketComments';
import { TicketHistory } from './TicketHistory';

/** The comments and the history below the form of an existing ticket. */
export function TicketActivity({ ticketId }: { ticketId: number }) {
  return (
    <>
      <TicketComments ticketId={ticketId} />
      <TicketHistory ticketId={ticketId} />
    </>
  );
}
