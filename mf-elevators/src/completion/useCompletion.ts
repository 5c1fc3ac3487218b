import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { useLazyDialog } from '@smart-elevator/shared-ui/state/useLazyDialog';
import { useRef, useState } from 'react';
import type { ChangeableElevator, ChangeOutcome } from '../changeElevators';
import { completeElevators } from './completeElevators';

/** The completion of some elevators on a day that is asked for, and the elevators that could not be completed. */
export function useCompletion(onCompleted?: (elevator_ids: readonly number[]) => void) {
  const locked = useRef(false);
  /** The elevators as they were before they were completed, also after another try. */
  const former = useRef(new Map<number, Elevator>());
  const [running, setRunning] = useState<{ elevators: readonly ChangeableElevator[]; done: number }>();
  const [outcome, setOutcome] = useState<ChangeOutcome & { day: string }>();
  const [asked, setAsked] = useState<readonly ChangeableElevator[]>([]);
  const { open, ...dialog } = useLazyDialog(async () => (await import('./CompleteDialog')).CompleteDialog);

  /** While elevators are completed, another call is ignored: a double click completes once. */
  async function complete(elevators: readonly ChangeableElevator[], day: string) {
    if (locked.current) return;
    locked.current = true;
    setRunning({ elevators, done: 0 });
    const onProgress = (done: number) => setRunning({ elevators, done });
    const result = await completeElevators(elevators, day, onProgress, former.current);
    locked.current = false;
    setRunning(undefined);
    setOutcome(result.failed.length > 0 ? { ...result, day } : undefined);
    onCompleted?.(result.changed.map(({ elevator_id }) => elevator_id));
  }

  return {
    /** Asks for the day first. */
    ask: (elevators: readonly ChangeableElevator[]) => {
      if (locked.current) return;
      former.current.clear();
      setAsked(elevators);
      open();
    },
    question: { ...dialog, elevators: asked },
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
