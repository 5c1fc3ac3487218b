import { deleteTicketView } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { TicketView } from '@smart-elevator/shared-api/contract/tickets/ticketView';
import { DeleteDialog } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { messages } from '../../messages';

interface DeleteViewProps {
  view: TicketView;
  /** Deleted, or left as it is. */
  onEnd: () => void;
}

const said = messages.views;

/** Asks, deletes a saved view, and says so. */
export const DeleteView = ({ view: { view_id, name }, onEnd }: DeleteViewProps) => (
  <DeleteDialog
    endpoint={deleteTicketView}
    input={{ params: { view_id } }}
    question={said.question}
    subject={name}
    action={`delete view ${view_id}`}
    done={said.deleted(name)}
    failed={() => said.notDeleted(name)}
    goneIsDone
    onEnd={onEnd}
  />
);
