import { select } from '@smart-elevator/shared-api/client/selection';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { msg } from '@smart-elevator/shared-ui/language/t';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { Link } from 'react-router-dom';
import type { Origin } from '@smart-elevator/shared-ui/state/useOrigin';
import { messages } from '../messages';
import { pathTo } from '../paths';
import { listedState } from './listedTickets';
import styles from './listColumns.module.css';
import { ageColumn, optionalColumns, statusColumn, TicketHead, ticketColumns } from './ticketColumns';
import type { TicketList } from './ticketLists';

interface ListLook {
  /** The target date is shown, with the days since then. */
  hasTarget?: boolean;
  /** The rows are cards of a phone, which have no target date, only the days since then beside the status. */
  isCard: boolean;
}

/**
 * The columns of a list: the key links to the edit form, the summary to the ticket's page; if tickets can be deleted,
 * the last column has actions (R313).
 */
export function listColumns(
  { columns, edit }: TicketList,
  origin: Origin,
  { hasTarget = false, isCard }: ListLook,
  onDelete?: (ticket: TicketRow) => void,
): Column<TicketRow>[] {
  const key: Column<TicketRow> = {
    ...ticketColumns.ticket_key,
    render: (ticket, rows) => (
      <TicketHead
        ticket={ticket}
        page={{ to: pathTo.ticket(ticket.ticket_key), state: listedState(origin, rows) }}
      >
        <Link
          to={edit(ticket.ticket_id)}
          state={listedState(origin, rows)}
          onClick={() => select({ ticket: { id: ticket.ticket_id } })}
        >
          <strong>{ticket.ticket_key}</strong>
        </Link>
      </TicketHead>
    ),
  };
  const own = {
    ...ticketColumns,
    ticket_key: key,
    ...(hasTarget && !isCard ? { status: statusColumn } : {}),
    ...(isCard ? { update_date: ageColumn } : {}),
  };
  const shown = [...columns.map((name) => own[name]), ...optionalColumns];
  if (!onDelete) return shown;
  const action: Column<TicketRow> = {
    key: 'action',
    title: msg('Action'),
    nowrap: true,
    screenOnly: true,
    render: (ticket, rows) => (
      <span className={styles.actions}>
        <IconButton
          icon="edit"
          label={messages.edit(ticket.ticket_key)}
          to={edit(ticket.ticket_id)}
          state={listedState(origin, rows)}
          onClick={() => select({ ticket: { id: ticket.ticket_id } })}
        />
        <IconButton
          icon="delete"
          tone="danger"
          label={messages.delete.button(ticket.ticket_key)}
          onClick={() => onDelete(ticket)}
        />
      </span>
    ),
  };
  return [...shown, action];
}
