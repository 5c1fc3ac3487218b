import { call } from '@smart-elevator/shared-api/client/call';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import {
  elevatorChanges,
  type ChangedElevator,
  type ElevatorChanges,
} from '@smart-elevator/shared-api/contract/elevators/elevatorChange';
import { loadElevator } from '@smart-elevator/shared-api/contract/elevators/loadElevator';
import { sendChange } from '../changeElevators';
import { applyCompletionDefaults } from '../form/applyCompletionDefaults';
import { valuesOf } from '../form/elevatorValues';

/** Marks an elevator Completed. */
export async function completeElevator(elevator_id: number): Promise<ChangedElevator> {
  const elevator = await call(loadElevator, { params: { elevator_id } });
  // Somebody else was faster: the customer is not notified twice.
  if (elevator.main_state === 'Completed') return elevator;
  return sendChange(elevator_id, completionOf(elevator));
}

/** The body that marks an elevator Completed, with the days that its form proposes (R536). */
function completionOf(elevator: Elevator): ElevatorChanges {
  const before = valuesOf(elevator, { customers: [], engineers: [] });
  const completed = { main_state: 'Completed' };
  return elevatorChanges.cast({
    ...completed,
    ...applyCompletionDefaults({ ...before, ...completed }, before, before),
  });
}
