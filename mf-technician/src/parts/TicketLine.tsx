import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { TICKET_PRIORITIES } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import { t } from '@smart-elevator/shared-ui/language/t';
import { Link } from 'react-router-dom';
import { ticketPath } from '../paths';
import styles from './Phone.module.css';

/** A ticket of a list: its key and summary lead to it. */
export const TicketLine = ({
  ticket,
}: {
  ticket: Pick<TicketRow, 'ticket_id' | 'ticket_key' | 'status'> &
    Partial<Pick<TicketRow, 'summary' | 'priority' | 'elevator_name' | 'building_name'>>;
}) => (
  <li className={styles.row}>
    <Link className={styles.ticket} to={ticketPath(ticket.ticket_id)}>
      {ticket.ticket_key}
      {ticket.summary ? ` ${ticket.summary}` : ''}
    </Link>
    <span className={styles.detail}>
      {[
        t(ticket.status),
        TICKET_PRIORITIES.some((known) => known === ticket.priority) ? t(ticket.priority ?? '') : '',
        ticket.building_name,
        ticket.elevator_name,
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  </li>
);
