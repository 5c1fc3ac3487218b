import { useList } from '@smart-elevator/shared-api/client/useList';
import { isRunning } from '@smart-elevator/shared-api/contract/amc/contractState';
import { contractList } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { MAX_PAGE_SIZE } from '@smart-elevator/shared-api/contract/list';
import { messages } from '../messages';

const texts = messages.person;

/** What happens to the elevators and contracts of a deleted customer (R411). */
export function AffectedAssets({ user_id }: { user_id: number }) {
  const elevators = useList(userElevators, {
    params: { user_id },
    page: 1,
    pageSize: 1,
    matches: () => true,
  });
  const contracts = useList(contractList, {
    base: { customer: user_id },
    belongs: ({ customer_id }) => customer_id === user_id,
    page: 1,
    pageSize: MAX_PAGE_SIZE,
    matches: () => true,
  });
  // A server without contracts has none to list.
  const noContracts = contracts.error?.status === 404;
  const running = noContracts ? 0 : contracts.data?.results.filter(isRunning).length;
  const failed = Boolean(elevators.error ?? (noContracts ? undefined : contracts.error));
  const sentences = failed ? [texts.ownedFailed] : sentencesOf(elevators.data?.count, running);
  return (
    <div role="status">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

function sentencesOf(elevators: number | undefined, contracts: number | undefined): string[] {
  if (elevators === undefined || contracts === undefined) return [texts.ownedLoading];
  if (elevators === 0 && contracts === 0) return [texts.ownsNothing];
  return [
    ...(elevators > 0 ? [texts.elevatorsStay(elevators)] : []),
    ...(contracts > 0 ? [texts.contractsStay(contracts)] : []),
  ];
}
