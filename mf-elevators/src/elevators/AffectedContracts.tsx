import { useList } from '@smart-elevator/shared-api/client/useList';
import type { Contract } from '@smart-elevator/shared-api/contract/amc/contract';
import { isRunning } from '@smart-elevator/shared-api/contract/amc/contractState';
import { contractList } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import { MAX_PAGE_SIZE } from '@smart-elevator/shared-api/contract/list';
import { formatDay } from '@smart-elevator/shared-ui/format/date';
import { messages } from '../messages';

const texts = messages.remove;

/** What happens to the contracts of a deleted elevator; nothing if it has none. */
export function AffectedContracts({ elevator_id }: { elevator_id: number }) {
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
