import { asApiError, type ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { invalidateChangedQueries, parseReply, sendRaw } from '@smart-elevator/shared-api/client/call';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import type {
  ChangedElevator,
  ElevatorChanges,
} from '@smart-elevator/shared-api/contract/elevators/elevatorChange';
import { updateElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { messages } from './messages';

/** An elevator that can be changed with others. */
export type ChangeableElevator = Pick<Elevator, 'elevator_id' | 'elevator_name'>;

/** The elevators that were changed, and those that were not, with the reason. */
export interface ChangeOutcome {
  changed: ChangedElevator[];
  failed: (ChangeableElevator & { reason: string })[];
}

/** Changes elevators one by one. Never throws: each elevator is either changed or has a reason. */
export async function changeElevators(
  elevators: readonly ChangeableElevator[],
  change: (elevator_id: number) => Promise<ChangedElevator>,
  onProgress?: (done: number) => void,
): Promise<ChangeOutcome> {
  const outcome: ChangeOutcome = { changed: [], failed: [] };
  for (const [at, { elevator_id, elevator_name }] of elevators.entries()) {
    try {
      outcome.changed.push(await change(elevator_id));
    } catch (error) {
      outcome.failed.push({ elevator_id, elevator_name, reason: reasonOf(asApiError(error)) });
    }
    onProgress?.(at + 1);
  }
  // Once at the end, and not after every elevator: the list would be fetched again each time.
  invalidateChangedQueries(updateElevator);
  return outcome;
}

/** Stores a change; the lists are not fetched again. */
export async function sendChange(elevator_id: number, body: ElevatorChanges): Promise<ChangedElevator> {
  return parseReply(updateElevator, await sendRaw(updateElevator, { params: { elevator_id }, body }, {}));
}

/** Why an elevator could not be changed. */
export const reasonOf = ({ status, fields, failure }: ApiError): string =>
  status === 404 ? messages.edit.gone : (Object.values(fields)[0]?.[0] ?? failureMessage(failure));
