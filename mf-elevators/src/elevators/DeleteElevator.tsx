import { select, useSelection } from '@smart-elevator/shared-api/client/selection';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { deleteElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { ConfirmDelete } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { messages } from '../messages';
import { AffectedContracts } from './AffectedContracts';

const texts = messages.remove;

/** The delete button of an elevator, with confirmation and result (R510). */
export function DeleteElevator({ elevator }: { elevator: Elevator }) {
  const { elevator_id, elevator_name: name, building_name: building } = elevator;
  const forget = () => {
    if (String(useSelection.getState().elevator?.id) === String(elevator_id)) select({ elevator: undefined });
  };
  return (
    <ConfirmDelete
      endpoint={deleteElevator}
      input={{ params: { elevator_id } }}
      label={texts.of(name)}
      question={texts.question}
      subject={texts.subject(name, building)}
      consequence={<AffectedContracts elevator_id={elevator_id} />}
      action={`delete elevator ${elevator_id}`}
      done={texts.done(name)}
      failed={({ statusText }, reason) => texts.failed(name, translateServerMessage(statusText) || reason)}
      onDeleted={forget}
    />
  );
}
