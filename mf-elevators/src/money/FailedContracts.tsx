import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import type { AmcOutcome } from '@smart-elevator/shared-api/contract/amc/amcTogether';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { Dialog } from '@smart-elevator/shared-ui/dialog/Dialog';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { messages as common } from '@smart-elevator/shared-ui/messages';
import { FailedRows, type FailedRow } from '@smart-elevator/shared-ui/screens/FailedRows';
import { pathTo } from '../paths';
import { messages } from './messages';

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

interface FailedContractsProps {
  title: string;
  rows: readonly FailedRow[];
  onClose: () => void;
}

/** The contracts that a change of several left as they are. */
export const FailedContracts = ({ title, rows, onClose }: FailedContractsProps) => (
  <Dialog title={title} open onClose={onClose} footer={<Button onClick={onClose}>{common.close}</Button>}>
    <FailedRows title={messages.failed(rows.length)} rows={rows} />
  </Dialog>
);
