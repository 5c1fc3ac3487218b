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

/** The status of a ticket as buttons for the thumb. What closing needs besides is asked for by the server's answer (R370). */
export function StatusChoice({ ticket }: { ticket: TicketDetails }) {
  const { ticket_id, ticket_key, status, version = 1 } = ticket;
  const change = (next: TicketStatus) =>
    void stored(() =>
      enqueue({
        kind: 'ticketChange',
        params: { ticket_id },
        fields: { status: next },
        version,
        about: ticket_key,
      }),
    );
  return (
    <Choices
      label={texts.status}
      choices={TICKET_STATUSES.map((one) => ({ value: one, label: t(one) }))}
      value={status}
      onChoose={change}
    />
  );
}
