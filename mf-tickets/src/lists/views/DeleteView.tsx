import { useSend } from '@smart-elevator/shared-api/client/useSend';
import { deleteTicketView } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { TicketView } from '@smart-elevator/shared-api/contract/tickets/ticketView';
import { ConfirmDialog } from '@smart-elevator/shared-ui/dialog/ConfirmDialog';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../../messages';

interface DeleteViewProps {
  view: TicketView;
  /** Deleted, or left as it is. */
  onEnd: () => void;
}

const said = messages.views;

/** Asks, deletes a saved view, and says so. */
export function DeleteView({ view: { view_id, name }, onEnd }: DeleteViewProps) {
  const { send, sending } = useSend(deleteTicketView);
  const action = `delete view ${view_id}`;
  async function remove() {
    const sent = await send({ params: { view_id } });
    if (!sent) return;
    onEnd();
    // Gone already is gone.
    if (sent.ok || sent.error.status === 404) alertSuccess(said.deleted(name), action);
    else alertFailure(said.notDeleted(name), action);
  }
  return (
    <ConfirmDialog
      open
      sentence={said.question}
      subject={name}
      busy={sending}
      onConfirm={() => void remove()}
      onCancel={onEnd}
    />
  );
}
