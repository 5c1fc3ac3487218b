import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import {
  elevatorChanges,
  type ElevatorChanges,
} from '@smart-elevator/shared-api/contract/elevators/elevatorChange';
import { applyCompletionDefaults } from '../form/applyCompletionDefaults';
import { valuesOf } from '../form/elevatorValues';

import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { useRef, useState } from 'react';
import { messages } from '../messages';
import { changeElevators, type ChangeableElevator, type ChangeOutcome } from '../changeElevators';
import { alertNotificationResult } from '../form/alertNotificationResult';

/** The completion of some elevators, and the elevators that could not be completed. */
export function useCompletion(onCompleted?: (elevator_ids: readonly number[]) => void) {
  const locked = useRef(false);
  const [running, setRunning] = useState<{ elevators: readonly ChangeableElevator[]; done: number }>();
  const [outcome, setOutcome] = useState<ChangeOutcome>();

  /** While elevators are completed, another call is ignored: a double click completes once. */
  async function complete(elevators: readonly ChangeableElevator[]) {
    if (locked.current) return;
    locked.current = true;
    setRunning({ elevators, done: 0 });
    const result = await changeElevators(elevators, completionOf, (done) => setRunning({ elevators, done }));
    locked.current = false;
    setRunning(undefined);
    setOutcome(result.failed.length > 0 ? result : undefined);
    onCompleted?.(result.changed.map(({ elevator_id }) => elevator_id));
    if (result.changed.length === 0) return;
    alertSuccess(
      elevators.length === 1 ? messages.edit.done : messages.completion.done(result.changed.length),
    );
    alertNotificationResult(result.changed);
  }

  return {
    complete,
    running,
    isRunning: (elevator_id: number) =>
      running?.elevators.some((elevator) => elevator.elevator_id === elevator_id) ?? false,
    /** The last result, if some elevators could not be completed. */
    outcome,
    forget: () => setOutcome(undefined),
  };
}

export type CompletionState = ReturnType<typeof useCompletion>;

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
