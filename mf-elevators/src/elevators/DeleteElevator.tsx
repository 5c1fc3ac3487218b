import { select, useSelection } from '@smart-elevator/shared-api/client/selection';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { deleteElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { sayAnswer } from '@smart-elevator/shared-ui/language/sayAnswer';
import { ConfirmDelete } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { messages } from '../messages';
import { ContractsOfElevator } from './ContractsOfElevator';

const said = messages.remove;

/** The bin of an elevator: asks, deletes, and says how it went (R510). */
export function DeleteElevator({ elevator }: { elevator: Elevator }) {
  const { elevator_id, elevator_name: name, building_name: building } = elevator;
  const forget = () => {
    if (String(useSelection.getState().elevator?.id) === String(elevator_id)) select({ elevator: undefined });
  };
  return (
    <ConfirmDelete
      endpoint={deleteElevator}
      input={{ params: { elevator_id } }}
      label={said.of(name)}
      question={said.question}
      subject={said.subject(name, building)}
      consequence={<ContractsOfElevator elevator_id={elevator_id} />}
      action={`delete elevator ${elevator_id}`}
      done={said.done(name)}
      failed={({ statusText }, reason) => said.failed(name, sayAnswer(statusText) || reason)}
      onDeleted={forget}
    />
  );
}
