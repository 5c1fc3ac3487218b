import type { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { messages } from '../messages';

/** Why a call about a field failed, in a sentence. */
export const reasonOf = ({ status, failure }: ApiError): string =>
  status === 404 ? messages.edit.goneNow : failureMessage(failure, status);
