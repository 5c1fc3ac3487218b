import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { changeElevators, type ChangeableElevator, type ChangeOutcome } from '../changeElevators';
import { alertNotificationResult } from '../form/alertNotificationResult';
import { messages } from '../messages';
import { completionOf } from './completionOf';
import { undoCompletions } from './undoCompletions';

/**
 * Marks elevators Completed on a day, and shows which were, with a button that undoes it, and whether their customers were
 * notified. Never throws. `former` gets them as they were, for another try of those that failed: the server may have completed one
 * whose answer was lost.
 */
export async function completeElevators(
  elevators: readonly ChangeableElevator[],
  day: string,
  onProgress?: (done: number) => void,
  former = new Map<number, Elevator>(),
): Promise<ChangeOutcome> {
  const isSecond = former.size > 0;
  const complete = (stored: Elevator) => {
    const changes = completionOf(stored, day);
    if (changes) former.set(stored.elevator_id, stored);
    return changes;
  };
  const outcome = await changeElevators(elevators, complete, onProgress);
  const { changed } = outcome;
  const completions = changed.flatMap((after) => {
    const before = former.get(after.elevator_id);
    return before ? [{ before, after }] : [];
  });
  if (changed.length > 0) {
    alertSuccess(
      elevators.length === 1 && !isSecond ? messages.edit.done : messages.completion.done(changed.length),
      'complete elevators',
      // Who completed them before may undo it.
      completions.length === 0
        ? undefined
        : { label: common.undo, onPress: () => void undoCompletions(completions) },
    );
    alertNotificationResult(changed);
  }
  return outcome;
}
