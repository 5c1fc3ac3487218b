import { useCalls } from '@smart-elevator/shared-api/client/useCalls';
import { fetchListPage } from '@smart-elevator/shared-api/client/useList';
import { visitList } from '@smart-elevator/shared-api/contract/visits/endpoints';
import {
  OPEN_VISIT_STATES,
  WAITING_VISIT_STATES,
} from '@smart-elevator/shared-api/contract/visits/visitState';
import { messages } from './messages';

interface AffectedVisitsProps {
  /** The ids of what is deleted. */
  of: { elevator: number } | { contract: number };
  /** What happens to this number of visits. */
  say: (count: number) => string;
}

/** What happens to the open visits of an elevator or a contract that is deleted; nothing without one, and on a server without visits. */
export function AffectedVisits({ of, say }: AffectedVisitsProps) {
  // Visits under way go on without a deleted contract.
  const states = 'contract' in of ? WAITING_VISIT_STATES : OPEN_VISIT_STATES;
  const { data: count, error } = useCalls({
    domain: visitList.domain,
    key: ['affected', of],
    enabled: true,
    read: async () => {
      let sum = 0;
      // One after the other: a server without visits is asked once.
      for (const state of states) {
        const base = { ...of, state };
        const page = await fetchListPage(visitList, { base, matches: () => true, page: 1, pageSize: 1 });
        sum += page.count;
      }
      return sum;
    },
  });
  const isWithout = !error || error.failure === 'unsupported' || error.status === 404;
  const sentence = count ? say(count) : isWithout ? '' : messages.remove.visitsFailed;
  return <div role="status">{sentence ? <p>{sentence}</p> : null}</div>;
}
