import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { queryClient } from '@smart-elevator/shared-api/client/queryClient';
import { isRecord } from '@smart-elevator/shared-api/contract/isRecord';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { failureMessage } from '@smart-elevator/shared-ui/messages';

/** Why a change of an alarm was refused: of two who take it, the second reads who was first (R1305). */
export const refusalOf = ({ status, body, failure }: ApiError): string =>
  status === 409 && isRecord(body) && typeof body['detail'] === 'string'
    ? translateServerMessage(body['detail'])
    : failureMessage(failure, status);

/** Reads the alarms again after a refusal: somebody else has changed them. */
export function refreshAlarms({ failure }: ApiError): void {
  if (failure === 'refused') void queryClient.invalidateQueries({ queryKey: ['alarms'] });
}
