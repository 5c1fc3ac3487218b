import type { Contract } from '@smart-elevator/shared-api/contract/amc/contract';
import { deleteContract } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { nameLabel } from '@smart-elevator/shared-api/contract/people/personName';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { ConfirmDelete } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { messages } from './messages';

const texts = messages.remove;

/** The delete button of a contract, with confirmation and result. */
export function DeleteContract({ contract }: { contract: Contract }) {
  const { contract_id, start_date, end_date } = contract;
  const customer = nameLabel(contract.customer_name, contract.customer_full_name);
  return (
    <ConfirmDelete
      endpoint={deleteContract}
      input={{ params: { contract_id } }}
      label={texts.of(customer)}
      question={texts.question}
      subject={`${customer}, ${formatDay(start_date)} – ${formatDay(end_date)}`}
      action={`delete contract ${contract_id}`}
      done={texts.done}
      failed={({ status }, reason) => (status === 404 ? messages.form.gone : texts.failed(reason))}
    />
  );
}
