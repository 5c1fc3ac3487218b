import {
  TICKET_STATUSES,
  type TicketStatus,
} from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import { t } from '@smart-elevator/shared-ui/language/t';
import { enqueue } from '../outbox/outbox';
import { Choices } from '../parts/Choices';
import { stored } from '../parts/stored';
import { ticketMessages as texts } from './messages';

interface StatusChoiceProps {
  ticket: TicketDetails;
  /** Whether the form for closing is open. */
  isClosing: boolean;
  /** Closing asks for more than the status (R1440). */
  onClosing: (isClosing: boolean) => void;
}

/** The status of a ticket as buttons for the thumb. */
export function StatusChoice({ ticket, isClosing, onClosing }: StatusChoiceProps) {
  const { ticket_id, ticket_key, status, version = 1 } = ticket;
  const change = (next: TicketStatus) => {
    onClosing(next === 'Closed' && status !== 'Closed');
    if (next === 'Closed' || next === status) return;
    void stored(() =>
      enqueue({
        kind: 'ticketChange',
        params: { ticket_id },
        fields: { status: next },
        version,
        about: ticket_key,
      }),
    );
  };
  return (
    <Choices
      label={texts.status}
      choices={TICKET_STATUSES.map((one) => ({ value: one, label: t(one) }))}
      value={isClosing ? 'Closed' : status}
      onChoose={change}
    />
  );
}
