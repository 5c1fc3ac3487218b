import { TicketComments } from './TicketComments';
import { TicketHistory } from './TicketHistory';

/** What stands below the form of a ticket that there is: its comments and its history. */
export function TicketActivity({ ticketId }: { ticketId: number }) {
  return (
    <>
      <TicketComments ticketId={ticketId} />
      <TicketHistory ticketId={ticketId} />
    </>
  );
}
