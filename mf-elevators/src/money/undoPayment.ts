import { asApiError } from '@smart-elevator/shared-api/client/ApiError';
import { call } from '@smart-elevator/shared-api/client/call';
import { markContractsUnpaid } from '@smart-elevator/shared-api/contract/amc/moneyEndpoints';
import { failureMessage } from '@smart-elevator/shared-ui/messages';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages } from './messages';

/** Marks contracts as not paid again. The list may be left by then, so the result is an alert. Never throws. */
export async function undoPayment(contract_ids: number[]): Promise<void> {
  const action = 'undo a payment';
  try {
    const { changed } = await call(markContractsUnpaid, { body: { contract_ids } });
    alertSuccess(messages.payment.undone(changed.length), action);
  } catch (error) {
    const { failure, status } = asApiError(error);
    alertFailure(messages.payment.notUndone(failureMessage(failure, status)), action);
  }
}
