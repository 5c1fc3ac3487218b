import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import {
  elevatorChanges,
  type ElevatorChanges,
} from '@smart-elevator/shared-api/contract/elevators/elevatorChange';
import { applyCompletionDefaults } from '../form/applyCompletionDefaults';
import { valuesOf } from '../form/elevatorValues';

/** The body that marks an elevator Completed, with the days that its form proposes (R536). */
export function completionOf(elevator: Elevator): ElevatorChanges {
  const before = valuesOf(elevator, { customers: [], engineers: [] });
  const completed = { main_state: 'Completed' };
  return elevatorChanges.cast({
    ...completed,
    ...applyCompletionDefaults({ ...before, ...completed }, before, before),
  });
}
