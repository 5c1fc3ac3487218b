import { asApiError } from '@smart-elevator/shared-api/client/ApiError';
import { call } from '@smart-elevator/shared-api/client/call';
import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import type { AmcPayment } from '@smart-elevator/shared-api/contract/amc/amcTogether';
import { markContractsUnpaid } from '@smart-elevator/shared-api/contract/amc/moneyEndpoints';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { failureMessage, messages as common } from '@smart-elevator/shared-ui/messages';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { contractLabel } from './FailedContracts';
import { messages } from './messages';

const ACTION = 'undo a payment';

/**
 * Marks contracts as not paid again, unless they have another payment by now. The list may be left by then, so the results
 * are alerts. Never throws.
 */
export async function undoPayment(
  contracts: readonly AmcContract[],
  payment: Omit<AmcPayment, 'contract_ids'>,
): Promise<void> {
  const notUndone = (left: readonly AmcContract[], reason: string) =>
    messages.payment.notUndone(left.map(contractLabel).join('; '), reason);
  const contract_ids = contracts.map(({ contract_id }) => contract_id);
  try {
    const { changed, failed } = await call(markContractsUnpaid, { body: { contract_ids, ...payment } });
    if (changed.length > 0) alertSuccess(messages.payment.undone(changed.length), ACTION);
    if (failed[0])
      alertFailure(
        failed
          .map(({ contract_id, reason }) =>
            notUndone(
              contracts.filter((one) => one.contract_id === contract_id),
              translateServerMessage(reason),
            ),
          )
          .join(' '),
        ACTION,
      );
  } catch (error) {
    const { failure, status } = asApiError(error);
    alertFailure(notUndone(contracts, failureMessage(failure, status)), ACTION, {
      label: common.retry,
      onPress: () => void undoPayment(contracts, payment),
    });
  }
}
