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
      const pages = await Promise.all(
        states.map((state) =>
          fetchListPage(visitList, {
            base: { ...of, state },
            matches: () => true,
            ...{ page: 1, pageSize: 1 },
          }),
        ),
      );
      return pages.reduce((sum, page) => sum + page.count, 0);
    },
  });
  const isWithout = !error || error.failure === 'unsupported' || error.status === 404;
  const sentence = count ? say(count) : isWithout ? '' : messages.remove.visitsFailed;
  return <div role="status">{sentence ? <p>{sentence}</p> : null}</div>;
}
