import { asApiError, type ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { call, invalidateChangedQueries, parseReply, sendRaw } from '@smart-elevator/shared-api/client/call';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import {
  elevatorChanges,
  type ChangedElevator,
  type ElevatorChanges,
} from '@smart-elevator/shared-api/contract/elevators/elevatorChange';
import { updateElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { loadElevator } from '@smart-elevator/shared-api/contract/elevators/loadElevator';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { applyCompletionDefaults } from '../form/applyCompletionDefaults';
import { valuesOf } from '../form/elevatorValues';
import { messages } from '../messages';

/** An elevator whose maintenance can be completed. */
export type Completable = Pick<Elevator, 'elevator_id' | 'elevator_name'>;

/** The elevators that were completed, and those that were not, with the reason. */
export interface CompletionOutcome {
  completed: ChangedElevator[];
  failed: (Completable & { reason: string })[];
}

/** Marks elevators Completed one by one. */
export const completeElevators = (
  elevators: readonly Completable[],
  onProgress: (done: number) => void,
): Promise<CompletionOutcome> => changeElevators(elevators, complete, onProgress);

/** Changes elevators one by one. Never throws: each elevator is either changed or has a reason. */
export async function changeElevators(
  elevators: readonly Completable[],
  change: (elevator_id: number) => Promise<ChangedElevator>,
  onProgress: (done: number) => void,
): Promise<CompletionOutcome> {
  const outcome: CompletionOutcome = { completed: [], failed: [] };
  for (const [at, { elevator_id, elevator_name }] of elevators.entries()) {
    try {
      outcome.completed.push(await change(elevator_id));
    } catch (error) {
      outcome.failed.push({ elevator_id, elevator_name, reason: reasonOf(asApiError(error)) });
    }
    onProgress(at + 1);
  }
  // Once at the end, and not after every elevator: the list would be fetched again each time.
  invalidateChangedQueries(updateElevator);
  return outcome;
}

async function complete(elevator_id: number): Promise<ChangedElevator> {
  const elevator = await call(loadElevator, { params: { elevator_id } });
  // Somebody else was faster: the customer is not notified twice.
  if (elevator.main_state === 'Completed') return elevator;
  return sendChange(elevator_id, completionOf(elevator));
}

/** Stores a change; the lists are not fetched again. */
export async function sendChange(elevator_id: number, body: ElevatorChanges): Promise<ChangedElevator> {
  return parseReply(updateElevator, await sendRaw(updateElevator, { params: { elevator_id }, body }, {}));
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

/** Why an elevator could not be changed. */
export const reasonOf = ({ status, fields, failure }: ApiError): string =>
  status === 404 ? messages.edit.gone : (Object.values(fields)[0]?.[0] ?? failureMessage(failure));
