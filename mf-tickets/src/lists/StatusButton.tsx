import { parseStatus, TICKET_STATUSES } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { MenuButton } from '@smart-elevator/shared-ui/button/MenuButton';
import { t } from '@smart-elevator/shared-ui/language/t';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { setStatus } from '../change/changeAtOnce';
import { messages } from '../change/messages';
import { pathTo } from '../paths';
import { StatusTag } from './StatusTag';

interface StatusButtonProps {
  ticket: TicketRow;
  /** The router state of the form, which a refusal leads to: it leads back to the list. */
  state: unknown;
}

/** The status of a ticket in its row: a menu of the others, each stored at once (R374). */
export function StatusButton({ ticket, state }: StatusButtonProps) {
  const { ticket_key, status } = ticket;
  const [pending, setPending] = useState<string>();
  const navigate = useNavigate();
  const shown = pending ?? parseStatus(status) ?? status;
  return (
    <MenuButton
      label={messages.changeStatus(ticket_key, t(shown))}
      options={TICKET_STATUSES.map((value) => ({ value, content: <StatusTag status={value} /> }))}
      value={shown}
      busy={pending !== undefined}
      onChoose={(chosen) => {
        const next = parseStatus(chosen);
        if (!next) return;
        setPending(next);
        const openForm = () => void navigate(pathTo.editTicket(ticket_key, next), { state });
        void setStatus(ticket, next, openForm).then(() => setPending(undefined));
      }}
    >
      <StatusTag status={shown} />
    </MenuButton>
  );
}
