import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import { deleteContract } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { ConfirmDelete } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { AffectedVisits } from '../AffectedVisits';
import { pathTo } from '../paths';
import styles from './ContractActions.module.css';
import { messages } from './messages';

const texts = messages.remove;

/** The actions of a contract; a renewed or ended one cannot be renewed. */
export function ContractActions({ contract }: { contract: AmcContract }) {
  const { contract_id, start_date, end_date, state } = contract;
  const customer = nameLabel(contract.customer_name, contract.customer_full_name);
  const here = useOriginState(messages.list.title);
  return (
    <span className={styles.actions}>
      {state !== 'Renewed' && state !== 'Ended' ? (
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
      <ConfirmDelete
        endpoint={deleteContract}
        input={{ params: { contract_id } }}
        label={texts.of(customer)}
        question={texts.question}
        subject={`${customer}, ${formatDay(start_date)} – ${formatDay(end_date)}`}
        consequence={<AffectedVisits of={{ contract: contract_id }} say={texts.visits} />}
        action={`delete contract ${contract_id}`}
        done={texts.done}
        failed={({ status }, reason) => (status === 404 ? messages.form.gone : texts.failed(reason))}
      />
    </span>
  );
}
