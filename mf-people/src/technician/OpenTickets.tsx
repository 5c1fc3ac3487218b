import { linkTo } from '@smart-elevator/shared-api/client/links';
import type { TechnicianDay } from '@smart-elevator/shared-api/contract/technicians/technicianDay';
import { TextLink } from '@smart-elevator/shared-ui/button/TextLink';
import { Panel } from '@smart-elevator/shared-ui/page/Panel';
import { DataTable } from '@smart-elevator/shared-ui/table/DataTable';
import { messages } from './messages';
import { openTicketColumns } from './ticketColumns';
import styles from './OpenTickets.module.css';

/** The open tickets, the oldest first, with the lists of all of them and of the closed ones too. */
export function OpenTickets({ week, today }: { week: TechnicianDay; today: string }) {
  const { tickets, work, technician } = week;
  const { user_id, username } = technician;
  const open = linkTo('tickets.list', { active: 'yes', assignee: username });
  const every = linkTo('tickets.ofTechnician', { technicianId: user_id, technicianName: username });
  return (
    <Panel
      title={messages.openTickets}
      action={
        <span className={styles.links} data-screen-only="">
          {open && work.open_tickets > 0 ? (
            <TextLink to={open}>{messages.allTickets(work.open_tickets)}</TextLink>
          ) : null}
          {every ? <TextLink to={every}>{messages.everyTicket}</TextLink> : null}
        </span>
      }
    >
      {tickets.length === 0 ? (
        <p>{messages.noTickets}</p>
      ) : (
        <DataTable
          caption={messages.openTickets}
          columns={openTicketColumns(today)}
          rows={tickets}
          rowKey={({ ticket_id }) => ticket_id}
          bounded
        />
      )}
      {tickets.length < work.open_tickets ? (
        <p>{messages.shownTickets(tickets.length, work.open_tickets)}</p>
      ) : null}
    </Panel>
  );
}
