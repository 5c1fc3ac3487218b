import type { Contract } from '@smart-elevator/shared-api/contract/amc/contract';
import { nameLabel } from '@smart-elevator/shared-api/contract/people/personName';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { pathTo } from '../paths';
import styles from './ContractActions.module.css';
import { DeleteContract } from './DeleteContract';
import { messages } from './messages';

/** The actions of a contract; a renewed or ended one cannot be renewed. */
export function ContractActions({ contract }: { contract: Contract }) {
  const { contract_id, renewed_by, state } = contract;
  const customer = nameLabel(contract.customer_name, contract.customer_full_name);
  const here = useOriginState(messages.list.title);
  return (
    <span className={styles.actions}>
      {renewed_by === null && state !== 'Ended' ? (
        <IconButton
          icon="retry"
          label={messages.renew(customer)}
          to={pathTo.renewContract(contract_id)}
          state={here}
        />
      ) : null}
      <IconButton
        icon="edit"
        label={messages.edit(customer)}
        to={pathTo.editContract(contract_id)}
        state={here}
      />
      <DeleteContract contract={contract} />
    </span>
  );
}
