import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import {
  elevatorChanges,
  type ElevatorChanges,
} from '@smart-elevator/shared-api/contract/elevators/elevatorChange';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { changeElevators, type ChangeableElevator, type ChangeOutcome } from '../changeElevators';
import { alertNotificationResult } from '../form/alertNotificationResult';
import { applyCompletionDefaults } from '../form/applyCompletionDefaults';
import { valuesOf } from '../form/elevatorValues';
import { messages } from '../messages';

/** Marks elevators Completed, and shows which were and whether their customers were notified. Never throws. */
export async function completeElevators(
  elevators: readonly ChangeableElevator[],
  onProgress?: (done: number) => void,
): Promise<ChangeOutcome> {
  const outcome = await changeElevators(elevators, completionOf, onProgress);
  if (outcome.changed.length > 0) {
    alertSuccess(
      elevators.length === 1 ? messages.edit.done : messages.completion.done(outcome.changed.length),
    );
    alertNotificationResult(outcome.changed);
  }
  return outcome;
}

/** The same for one elevator where no place shows a failure: it is an alert. */
export async function completeElevator(elevator: ChangeableElevator): Promise<void> {
  const { failed } = await completeElevators([elevator]);
  for (const { elevator_id, elevator_name, reason } of failed)
    alertFailure(`${elevator_name}: ${reason}`, `complete elevator ${elevator_id}`, {
      label: common.retry,
      onPress: () => void completeElevator(elevator),
    });
}

/** The changes that mark an elevator Completed, with the days that its form proposes (R536). */
function completionOf(elevator: Elevator): ElevatorChanges | undefined {
  // Somebody else was faster: the customer is not notified twice.
  if (elevator.main_state === 'Completed') return undefined;
  const before = valuesOf(elevator, { customers: [], engineers: [] });
  const completed = { main_state: 'Completed' };
  return elevatorChanges.cast({
    ...completed,
    ...applyCompletionDefaults({ ...before, ...completed }, before, before),
  });
}
