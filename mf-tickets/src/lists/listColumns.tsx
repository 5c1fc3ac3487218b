import { select } from '@smart-elevator/shared-api/client/selection';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { msg, t } from '@smart-elevator/shared-ui/language/t';
import type { Column } from '@smart-elevator/shared-ui/table/DataTable';
import { PersonCell } from '@smart-elevator/shared-ui/table/PersonCell';
import { UNASSIGNED } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { SHORTCUTS } from '@smart-elevator/shared-ui/state/shortcutKeys';
import { Link } from 'react-router-dom';
import type { Origin } from '@smart-elevator/shared-ui/state/useOrigin';
import { messages as changes } from '../change/messages';
import { messages } from '../messages';
import { pathTo } from '../paths';
import { listedState } from './listedTickets';
import styles from './listColumns.module.css';
import { StatusButton } from './StatusButton';
import {
  ageColumn,
  Lateness,
  optionalColumns,
  statusColumn,
  TicketHead,
  ticketColumns,
} from './ticketColumns';
import type { TicketList } from './ticketLists';

interface ListLook {
  /** The target date is shown, with the days since then. */
  hasTarget?: boolean;
  /** The rows are cards of a phone, which have no target date, only the days since then beside the status. */
  isCard: boolean;
}

/** What can be done with a row of a list that is not read-only. */
export interface RowActions {
  onDelete: (ticket: TicketRow) => void;
  onAssign: (ticket: TicketRow) => void;
}

/**
 * The columns of a list: key and summary link to the ticket's page (R375). With actions, status and assignee are
 * buttons that change them (R374), and the last column has Edit, which opens the list's form, and Delete (R313).
 */
export function listColumns(
  { columns, edit }: TicketList,
  origin: Origin,
  { hasTarget = false, isCard }: ListLook,
  actions?: RowActions,
): Column<TicketRow>[] {
  const key: Column<TicketRow> = {
    ...ticketColumns.ticket_key,
    render: (ticket, rows) => {
      const page = { to: pathTo.ticket(ticket.ticket_key), state: listedState(origin, rows) };
      return (
        <TicketHead ticket={ticket} page={page}>
          <Link {...page} aria-keyshortcuts={ticket.summary ? undefined : SHORTCUTS.open}>
            <strong>{ticket.ticket_key}</strong>
          </Link>
        </TicketHead>
      );
    },
  };
  const isLateShown = !hasTarget || isCard;
  const own = {
    ...ticketColumns,
    ticket_key: key,
    ...(isLateShown ? {} : { status: statusColumn }),
    ...(actions ? changingColumns(actions, origin, { isLateShown, isCard }) : {}),
    ...(isCard ? { update_date: ageColumn } : {}),
  };
  const shown = [...columns.map((name) => own[name]), ...optionalColumns];
  if (!actions) return shown;
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
          onClick={() => actions.onDelete(ticket)}
        />
      </span>
    ),
  };
  return [...shown, action];
}

/** Status and assignee as buttons. */
const changingColumns = (
  { onAssign }: RowActions,
  origin: Origin,
  { isLateShown, isCard }: { isLateShown: boolean; isCard: boolean },
) => ({
  status: {
    ...ticketColumns.status,
    render: (ticket: TicketRow, rows: readonly TicketRow[]) => (
      <>
        <StatusButton ticket={ticket} state={listedState(origin, rows)} />
        {isLateShown ? <Lateness ticket={ticket} /> : null}
      </>
    ),
  },
  assignee_name: {
    ...ticketColumns.assignee_name,
    render: (ticket: TicketRow) => (
      <AssigneeButton ticket={ticket} isShort={isCard} onPress={() => onAssign(ticket)} />
    ),
  },
});

interface AssigneeButtonProps {
  ticket: TicketRow;
  /** Without the user name, as a card has no room for it. */
  isShort: boolean;
  onPress: () => void;
}

/** The assignee of a ticket in its row, who can be changed there (R374). */
const AssigneeButton = ({ ticket, isShort, onPress }: AssigneeButtonProps) => {
  const { ticket_key, assignee_name, assignee_full_name } = ticket;
  const name = assignee_full_name || assignee_name || t(UNASSIGNED);
  return (
    <button
      type="button"
      className={styles.assignee}
      aria-label={changes.changeAssignee(ticket_key, name)}
      aria-haspopup="dialog"
      data-printed=""
      onClick={onPress}
    >
      {assignee_name && !isShort ? <PersonCell name={assignee_full_name} username={assignee_name} /> : name}
    </button>
  );
};
