import { contractSums } from '@smart-elevator/shared-api/contract/amc/moneyEndpoints';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { formatRupees } from '@smart-elevator/shared-ui/format/number';
import { messages } from './messages';

/** What all customers together owe; nothing while it is not known. */
export function OwedSums() {
  const { data } = useCall(contractSums, {});
  if (!data) return null;
  const { contracts, rupees, over_90 } = data.unpaid;
  return <p>{messages.owed.sum(contracts, formatRupees(rupees), formatRupees(over_90))}</p>;
}
