import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useList } from '@smart-elevator/shared-api/client/useList';
import { PRIORITIES_BY_WEIGHT } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import { employeeTicketList } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { messages } from '../messages';
import { useOutbox } from '../outbox/useOutbox';
import { ticketWithUnsent } from '../outbox/withUnsent';
import { myTickets } from '../pack/screenReads';
import { Kept } from '../parts/Kept';
import { TicketLine } from '../parts/TicketLine';
import styles from '../parts/Phone.module.css';

/** The open tickets that are assigned to the technician: with a trapped passenger first, then by priority. */
export function TicketsOpen() {
  const { items } = useOutbox();
  const query = useList(employeeTicketList, myTickets(useDealerId()));
  return (
    <Kept query={query} failed={messages.tickets.failed} rows={3}>
      {({ results }) => {
        const open = results
          .map((ticket) => ticketWithUnsent(ticket, items))
          .filter(({ status }) => status !== 'Closed')
          .toSorted(byPriority);
        if (open.length === 0) return null;
        return (
          <Panel title={messages.tickets.title(open.length)}>
            <ul className={styles.rows} role="list">
              {open.map((ticket) => (
                <TicketLine key={ticket.ticket_id} ticket={ticket} />
              ))}
            </ul>
          </Panel>
        );
      }}
    </Kept>
  );
}

const urgencyOf = ({ entrapment, priority }: TicketRow): number =>
  entrapment ? PRIORITIES_BY_WEIGHT.length : PRIORITIES_BY_WEIGHT.findIndex((known) => known === priority);

const byPriority = (a: TicketRow, b: TicketRow): number =>
  urgencyOf(b) - urgencyOf(a) || a.ticket_id - b.ticket_id;
