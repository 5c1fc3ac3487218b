import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { deleteTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { ConfirmDialog } from '@smart-elevator/shared-ui/dialog/ConfirmDialog';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';
import { messages as common, sentenceFor } from '@smart-elevator/shared-ui/messages';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useState } from 'react';
import { messages } from '../messages';

interface DeleteTicketProps {
  ticket: TicketRow;
  /** Deleted, or left as it is. */
  onEnd: () => void;
}

const said = messages.delete;

/** Asks, deletes, and says so; a failure is shown above the list with a way to try again (R245). */
export function DeleteTicket({ ticket, onEnd }: DeleteTicketProps) {
  const { send, sending } = useSend(deleteTicket);
  const [failed, setFailed] = useState<ApiError>();
  const { ticket_id, ticket_key, label } = ticket;

  async function remove() {
    const sent = await send({ params: { ticket_id } });
    if (!sent) return;
    if (!sent.ok) {
      setFailed(sent.error);
      return;
    }
    onEnd();
    alertSuccess(said.done(ticket_id));
  }

  if (!failed) {
    return (
      <ConfirmDialog
        open
        sentence={said.question}
        subject={`${ticket_key}, ${label}`}
        busy={sending}
        onConfirm={() => void remove()}
        onCancel={onEnd}
      />
    );
  }
  return (
    <Notice
      tone="failure"
      title={said.failed(ticket_key)}
      onDismiss={onEnd}
      action={
        <Button busy={sending} onClick={() => void remove()}>
          {common.retry}
        </Button>
      }
    >
      {failed.status === 404 ? said.gone : sentenceFor(failed.failure)}
    </Notice>
  );
}
