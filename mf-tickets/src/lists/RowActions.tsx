import { select } from '@smart-elevator/shared-api/client/selection';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { messages } from '../messages';
import styles from './RowActions.module.css';

interface RowActionsProps {
  ticket: TicketRow;
  /** The address of its edit form. */
  to: string;
  /** The router state of that visit. */
  state: unknown;
  onDelete: (ticket: TicketRow) => void;
}

/** Edit and Delete of a row (R313). */
export function RowActions({ ticket, to, state, onDelete }: RowActionsProps) {
  const { ticket_id, ticket_key } = ticket;
  return (
    <span className={styles.actions}>
      <IconButton
        icon="edit"
        label={messages.edit(ticket_key)}
        to={to}
        state={state}
        onClick={() => select({ ticket: { id: ticket_id } })}
      />
      <IconButton
        icon="delete"
        tone="danger"
        label={messages.delete.button(ticket_key)}
        onClick={() => onDelete(ticket)}
      />
    </span>
  );
}
