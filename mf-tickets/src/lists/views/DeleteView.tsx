import { deleteTicketView } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { TicketView } from '@smart-elevator/shared-api/contract/tickets/ticketView';
import { DeleteDialog } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { messages } from '../../messages';

interface DeleteViewProps {
  view: TicketView;
  /** Called when the dialog ends, whether or not the view was deleted. */
  onEnd: () => void;
}

const texts = messages.views;

/** Deletes a saved view, with confirmation and a message. */
export const DeleteView = ({ view: { view_id, name }, onEnd }: DeleteViewProps) => (
  <DeleteDialog
    endpoint={deleteTicketView}
    input={{ params: { view_id } }}
    question={texts.question}
    subject={name}
    action={`delete view ${view_id}`}
    done={texts.deleted(name)}
    failed={() => texts.notDeleted(name)}
    goneIsDone
    onEnd={onEnd}
  />
);
