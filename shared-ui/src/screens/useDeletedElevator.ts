import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import { useEmptied } from '../form/useEmptied';
import { messages } from '../messages';

/**
 * Empties the field `elevator_id` of a form if that elevator was deleted meanwhile: the server has refused it, or reading it failed
 * with `failure`. Returns the sentence that says so until another one is chosen.
 */
export function useDeletedElevator(failure: ApiError | undefined): string | undefined {
  const isUnknown = failure?.status === 404 && failure.failure !== 'unsupported';
  const isEmptied = useEmptied(
    'elevator_id',
    (value, error) => isUnknown || error === frameworkMessages.noSuchRow(value),
  );
  return isEmptied ? messages.elevatorDeleted : undefined;
}
