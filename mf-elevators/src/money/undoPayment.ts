import { asApiError } from '@smart-elevator/shared-api/client/ApiError';
import { call } from '@smart-elevator/shared-api/client/call';
import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import type { AmcPayment } from '@smart-elevator/shared-api/contract/amc/amcTogether';
import { markContractsUnpaid } from '@smart-elevator/shared-api/contract/amc/moneyEndpoints';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { failureMessage, messages as common } from '@smart-elevator/shared-ui/messages';
import { alertFailure, alertSuccess } from '@smart-elevator/shared-ui/state/alerts';
import { messages as all } from '../messages';
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
    messages.payment.notUndone(all.completion.listed(left.map(contractLabel)), reason);
  const contract_ids = contracts.map(({ contract_id }) => contract_id);
  try {
    const { changed, failed } = await call(markContractsUnpaid, { body: { contract_ids, ...payment } });
    if (changed.length > 0) alertSuccess(messages.payment.undone(changed.length), ACTION);
    for (const reason of new Set(failed.map((one) => one.reason))) {
      const ids = failed.flatMap((one) => (one.reason === reason ? [one.contract_id] : []));
      const left = contracts.filter(({ contract_id }) => ids.includes(contract_id));
      alertFailure(notUndone(left, translateServerMessage(reason)), `${ACTION}: ${reason}`);
    }
  } catch (error) {
    const { failure, status } = asApiError(error);
    alertFailure(notUndone(contracts, failureMessage(failure, status)), ACTION, {
      label: common.retry,
      onPress: () => void undoPayment(contracts, payment),
    });
  }
}
