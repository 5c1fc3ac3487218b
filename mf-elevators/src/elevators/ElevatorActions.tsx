import { select, useSelection } from '@smart-elevator/shared-api/client/selection';
import type { ListedElevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { IconButton } from '@smart-elevator/shared-ui/button/IconButton';
import { useOriginState } from '@smart-elevator/shared-ui/state/useOrigin';
import { deleteElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { ConfirmDelete } from '@smart-elevator/shared-ui/screens/ConfirmDelete';
import { useList } from '@smart-elevator/shared-api/client/useList';
import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import { isRunning } from '@smart-elevator/shared-api/contract/amc/amcContractState';
import { contractList } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import { MAX_PAGE_SIZE } from '@smart-elevator/shared-api/contract/list';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { AffectedVisits } from '../AffectedVisits';
import { pathTo } from '../paths';
import { messages } from '../messages';

const texts = messages.remove;

/** AMC reports, edit and delete of an elevator in a list (R501, R510). */
export function ElevatorActions({ elevator }: { elevator: ListedElevator }) {
  const { elevator_id: id, elevator_name: name } = elevator;
  const here = useOriginState(messages.elevators.title);
  const remember = () => select({ elevator: { id, name } });
  const forget = () => {
    if (String(useSelection.getState().elevator?.id) === String(id)) select({ elevator: undefined });
  };
  return (
    <>
      <IconButton
        label={messages.reports.of(name)}
        icon="report"
        to={pathTo.amcReports(id, name)}
        onClick={remember}
      />
      <IconButton
        label={messages.edit.of(name)}
        icon="edit"
        to={pathTo.editElevator(id)}
        state={here}
        onClick={remember}
      />
      <ConfirmDelete
        endpoint={deleteElevator}
        input={{ params: { elevator_id: id } }}
        label={texts.of(name)}
        question={texts.question}
        subject={texts.subject(name, elevator.building_name)}
        consequence={
          <>
            <AffectedContracts elevator_id={id} />
            <AffectedVisits of={{ elevator: id }} say={texts.visits} />
          </>
        }
        action={`delete elevator ${id}`}
        done={texts.done(name)}
        failed={({ statusText }, reason) => texts.failed(name, translateServerMessage(statusText) || reason)}
        onDeleted={forget}
      />
    </>
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

function consequenceOf(contract: AmcContract): string {
  const { customer_name, customer_full_name, start_date, end_date } = contract;
  const consequence = contract.elevator_ids.length === 1 ? texts.contractEnds : texts.contractLoses;
  return consequence(
    nameLabel(customer_name, customer_full_name),
    formatDay(start_date),
    formatDay(end_date),
  );
}
