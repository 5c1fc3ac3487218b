import { asApiError, type ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { call } from '@smart-elevator/shared-api/client/call';
import { useSend } from '@smart-elevator/shared-api/client/useSend';
import {
  readWorkingDays,
  storeWorkingDays,
} from '@smart-elevator/shared-api/contract/visits/workingDayEndpoints';
import type { WorkingDays } from '@smart-elevator/shared-api/contract/visits/workingDays';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { failureMessage, messages as common } from '@smart-elevator/shared-ui/messages';
import { retryOf } from '@smart-elevator/shared-ui/state/retryOf';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from './messages';

const ACTION = 'store working days';

interface Stored {
  done: string;
  onUndo?: () => void;
  /** If given, a failure that is no refusal has the button 'Try again', which calls it. */
  onRetry?: () => void;
}

/**
 * Changes the working calendar: as it is stored at that moment, so that what another tab has added stays. Shows the result as an alert;
 * returns whether it was stored.
 */
export function useStoreWorkingDays() {
  const { send, sending } = useSend(storeWorkingDays);
  const store = async (
    change: (stored: WorkingDays) => WorkingDays,
    { done, onUndo, onRetry }: Stored,
  ): Promise<boolean> => {
    const fail = (error: ApiError) =>
      alertFailure(messages.notSaved(reasonOf(error)), ACTION, retryOf(error, onRetry));
    const stored = await call(readWorkingDays, {}).catch((error: unknown) => fail(asApiError(error)));
    const sent = stored && (await send({ body: change(stored) }));
    if (!sent) return false;
    if (!sent.ok) {
      fail(sent.error);
      return false;
    }
    alertSuccess(done, ACTION, onUndo && { label: common.undo, onPress: onUndo });
    return true;
  };
  return { store, sending };
}

/** What the server says of a failure. */
export function reasonOf({ fields, failure, status }: ApiError): string {
  const [sentence] = Object.values(fields).flat();
  return sentence === undefined ? failureMessage(failure, status) : translateServerMessage(sentence);
}
