import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import type { AmcOutcome } from '@smart-elevator/shared-api/contract/amc/amcTogether';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import type { FailedRow } from '@smart-elevator/shared-ui/screens/FailedRows';
import { pathTo } from '../paths';

/** A contract in a sentence: its customer and its days. */
export const contractLabel = (contract: AmcContract): string =>
  `${nameLabel(contract.customer_name, contract.customer_full_name)}, ${formatDay(contract.start_date)} – ${formatDay(contract.end_date)}`;

/** The contracts that were not changed, as they are shown. */
export const failedContracts = (
  failed: AmcOutcome['failed'],
  contracts: readonly AmcContract[],
): FailedRow[] =>
  failed.map(({ contract_id, reason }) => {
    const contract = contracts.find((one) => one.contract_id === contract_id);
    return {
      id: contract_id,
      name: contract ? contractLabel(contract) : contract_id,
      to: contract && pathTo.editContract(contract_id),
      reason,
    };
  });
