import { asApiError, type ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { call, invalidateChangedQueries, parseReply, sendRaw } from '@smart-elevator/shared-api/client/call';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import {
  elevatorChanges,
  type ChangedElevator,
  type ElevatorChanges,
} from '@smart-elevator/shared-api/contract/elevators/elevatorChange';
import { elevatorFields } from '@smart-elevator/shared-api/contract/elevators/elevatorFields';
import { updateElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { elevatorMessages } from '@smart-elevator/shared-api/contract/elevators/messages';
import { loadElevator } from '@smart-elevator/shared-api/contract/elevators/loadElevator';
import { namesFor, type Fields } from '@smart-elevator/shared-api/contract/entityFields';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import type { FailedRow } from '@smart-elevator/shared-ui/screens/FailedRows';
import { messages } from './messages';

/** An elevator that can be changed with others. */
export type ChangeableElevator = Pick<Elevator, 'elevator_id' | 'elevator_name'>;

/** The number of elevators that can be changed together: each takes two calls. */
export const MAX_CHANGED = 500;

/** The elevators that were changed, and those that were not, with the reason. */
export interface ChangeOutcome {
  changed: ChangedElevator[];
  failed: (ChangeableElevator & { reason: string })[];
}

/** The elevators that were not changed, as they are shown. */
export const failedRows = ({ failed }: Pick<ChangeOutcome, 'failed'>): FailedRow[] =>
  failed.map(({ elevator_id: id, elevator_name: name, reason }) => ({ id, name, reason }));

/** The changes of one elevator as it is stored; undefined if there are none. */
export type ChangesOf = (stored: Elevator) => ElevatorChanges | undefined;

/** Changes elevators one by one. Never throws: each elevator is either changed or has a reason. */
export async function changeElevators(
  elevators: readonly ChangeableElevator[],
  changesOf: ChangesOf,
  onProgress?: (done: number) => void,
): Promise<ChangeOutcome> {
  const outcome: ChangeOutcome = { changed: [], failed: [] };
  for (const [at, { elevator_id, elevator_name }] of elevators.entries()) {
    try {
      outcome.changed.push(await changeElevator(elevator_id, changesOf));
    } catch (error) {
      outcome.failed.push({ elevator_id, elevator_name, reason: reasonOf(asApiError(error)) });
    }
    onProgress?.(at + 1);
  }
  // Once at the end, and not after every elevator: the list would be fetched again each time.
  invalidateChangedQueries(updateElevator);
  return outcome;
}

/** Changes one elevator; the lists are not fetched again. Throws ApiError. */
export async function changeElevator(
  elevator_id: number,
  changesOf: ChangesOf,
  isSecond = false,
): Promise<ChangedElevator> {
  const params = { elevator_id };
  const stored = await call(loadElevator, { params });
  const changes = changesOf(stored);
  if (!changes) return stored;
  const body = { ...wholeBody(stored, changes), version: stored.version };
  try {
    return parseReply(updateElevator, await sendRaw(updateElevator, { params, body }, {}));
  } catch (error) {
    // Somebody else has changed it since it was read: it is read and changed once more.
    if (isSecond || asApiError(error).status !== 409) throw error;
    return changeElevator(elevator_id, changesOf, true);
  }
}

const rows: Fields = elevatorFields;

/** The fields without which another back end refuses an update. */
const REQUIRED = namesFor(elevatorFields, 'update').filter((name) => !rows[name]?.written.spec.nullable);

/**
 * The whole payload of an update: the elevator as it is stored, with the changes. A stored value that the contract refuses,
 * such as the empty zip code of an elevator from a file, is omitted.
 */
const wholeBody = (stored: Elevator, changes: ElevatorChanges): ElevatorChanges =>
  elevatorChanges.cast({
    ...Object.fromEntries(
      REQUIRED.filter((name) => rows[name]?.written.isValidSync(stored[name])).map((name) => [
        name,
        stored[name],
      ]),
    ),
    ...changes,
  });

/** Why an elevator could not be changed. */
export function reasonOf({ status, fields, failure }: ApiError): string {
  if (status === 404) return messages.edit.gone;
  if (status === 409) return elevatorMessages.changedMeanwhile;
  return Object.values(fields)[0]?.[0] ?? failureMessage(failure, status);
}
