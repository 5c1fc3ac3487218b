import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { StatusShaft } from '@smart-elevator/shared-ui/tag/StatusShaft';
import { Tag } from '@smart-elevator/shared-ui/tag/Tag';
import { daysLate } from '../lists/daysLate';
import { PriorityLabel } from '../lists/PriorityLabel';
import { STATUS_TONES, StatusTag } from '../lists/StatusTag';
import { ticketFlags } from '../lists/ticketColumns';
import { messages } from '../messages';
import { ClosingConfirmed } from '../ticket/ClosingConfirmed';
import { fieldLabel } from '../ticketText';
import styles from './TicketView.module.css';

/** The state of a ticket: status, priority, flags, lateness, and the customer's confirmation. */
export function TicketState({ ticket }: { ticket: TicketDetails }) {
  const late = daysLate(ticket);
  return (
    <>
      <span className={styles.shaft}>
        <StatusShaft
          floors={Object.values(STATUS_TONES)}
          at={Object.keys(STATUS_TONES).indexOf(ticket.status)}
        />
      </span>
      <p className={styles.state}>
        <StatusTag status={ticket.status} />
        <PriorityLabel priority={ticket.priority} />
        {ticketFlags(ticket).map((name) => (
          <Tag key={name} tone="red">
            {fieldLabel(name)}
          </Tag>
        ))}
        {late > 0 ? <span className={styles.late}>{messages.late(late)}</span> : null}
      </p>
      <ClosingConfirmed at={ticket.closing_confirmed_at} />
    </>
  );
}
