import { select, useSelection } from '@smart-elevator/shared-api/client/selection';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { deleteElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { ConfirmDelete } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { useList } from '@smart-elevator/shared-api/client/useList';
import type { Contract } from '@smart-elevator/shared-api/contract/amc/contract';
import { isRunning } from '@smart-elevator/shared-api/contract/amc/contractState';
import { contractList } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import { MAX_PAGE_SIZE } from '@smart-elevator/shared-api/contract/list';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { messages } from '../messages';

const texts = messages.remove;

/** The delete button of an elevator, with confirmation and result (R510). */
export function DeleteElevator({ elevator }: { elevator: Elevator }) {
  const { elevator_id, elevator_name: name, building_name: building } = elevator;
  const forget = () => {
    if (String(useSelection.getState().elevator?.id) === String(elevator_id)) select({ elevator: undefined });
  };
  return (
    <ConfirmDelete
      endpoint={deleteElevator}
      input={{ params: { elevator_id } }}
      label={texts.of(name)}
      question={texts.question}
      subject={texts.subject(name, building)}
      consequence={<AffectedContracts elevator_id={elevator_id} />}
      action={`delete elevator ${elevator_id}`}
      done={texts.done(name)}
      failed={({ statusText }, reason) => texts.failed(name, translateServerMessage(statusText) || reason)}
      onDeleted={forget}
    />
  );
}

/** What happens to the contracts of a deleted elevator; nothing if it has none. */
function AffectedContracts({ elevator_id }: { elevator_id: number }) {
  const query = useList(contractList, {
    base: { elevator: elevator_id },
    belongs: ({ elevator_ids }) => elevator_ids.includes(elevator_id),
    page: 1,
    pageSize: MAX_PAGE_SIZE,
    matches: () => true,
  });
  return (
    <div role="status">
      {sentencesOf(query).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

function sentencesOf({ data, error }: ReturnType<typeof useList<typeof contractList>>): string[] {
  if (data) return data.results.filter(isRunning).map(consequenceOf);
  // A server without contracts has none to list.
  if (error) return error.status === 404 ? [] : [texts.contractsFailed];
  return [texts.contractsLoading];
}

function consequenceOf(contract: Contract): string {
  const { customer_name, customer_full_name, start_date, end_date } = contract;
  const consequence = contract.elevator_ids.length === 1 ? texts.contractEnds : texts.contractLoses;
  return consequence(
    nameLabel(customer_name, customer_full_name),
    formatDay(start_date),
    formatDay(end_date),
  );
}
