import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import { useEmptied } from '../form/useEmptied';
import { t } from '../language/t';

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
  return isEmptied ? t('This elevator was deleted. Choose another one.') : undefined;
}
