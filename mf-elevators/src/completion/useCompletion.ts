import { useRef, useState } from 'react';
import type { ChangeableElevator, ChangeOutcome } from '../changeElevators';
import { completeElevators } from './completeElevators';

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
    const result = await completeElevators(elevators, (done) => setRunning({ elevators, done }));
    locked.current = false;
    setRunning(undefined);
    setOutcome(result.failed.length > 0 ? result : undefined);
    onCompleted?.(result.changed.map(({ elevator_id }) => elevator_id));
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
