import { useState } from 'react';
import { noteChanges } from '@smart-elevator/shared-api/client/call';
import { select, useSelection } from '@smart-elevator/shared-api/client/selection';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { deleteElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { ConfirmDialog } from '@smart-elevator/shared-ui/dialog/ConfirmDialog';
import { sayAnswer } from '@smart-elevator/shared-ui/language/sayAnswer';
import { sentenceFor } from '@smart-elevator/shared-ui/messages';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from '../messages';
import { ContractsOfElevator } from './ContractsOfElevator';

const said = messages.remove;

/** The bin of an elevator: asks, deletes, and says how it went (R510). */
export function DeleteElevator({ elevator }: { elevator: Elevator }) {
  const { elevator_id, elevator_name: name, building_name: building } = elevator;
  const [asking, setAsking] = useState(false);
  const { send, sending } = useSend(deleteElevator);

  const action = `delete elevator ${elevator_id}`;

  async function remove() {
    const sent = await send({ params: { elevator_id } });
    if (!sent) return;
    // Before the alert: while a dialog is open, the rest of the page is not heard.
    setAsking(false);
    if (!sent.ok) {
      // Somebody else was faster: the list is to say so, too.
      if (sent.error.status === 404) noteChanges(deleteElevator);
      return alertFailure(
        said.failed(name, sayAnswer(sent.error.statusText) || sentenceFor(sent.error.failure)),
        action,
      );
    }
    if (String(useSelection.getState().elevator?.id) === String(elevator_id)) select({ elevator: undefined });
    alertSuccess(said.done(name), action);
  }

  return (
    <>
      <IconButton label={said.of(name)} icon="delete" tone="danger" onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        sentence={said.question}
        subject={said.subject(name, building)}
        consequence={<ContractsOfElevator elevator_id={elevator_id} />}
        busy={sending}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
