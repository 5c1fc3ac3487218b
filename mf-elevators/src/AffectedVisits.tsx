import { useList } from '@smart-elevator/shared-api/client/useList';
import { visitList } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { messages } from './messages';

interface AffectedVisitsProps {
  /** The ids of what is deleted. */
  of: { elevator: number } | { contract: number };
  /** What happens to this number of planned visits. */
  say: (count: number) => string;
}

/** What happens to the planned visits of an elevator or a contract that is deleted; nothing without one, and on a server without visits. */
export function AffectedVisits({ of, say }: AffectedVisitsProps) {
  const { data, error } = useList(visitList, {
    base: { ...of, state: 'Planned' },
    matches: () => true,
    ...{ page: 1, pageSize: 1 },
  });
  const isWithout = error?.failure === 'unsupported' || error?.status === 404;
  const sentence = data
    ? data.count > 0
      ? say(data.count)
      : ''
    : error && !isWithout
      ? messages.remove.visitsFailed
      : '';
  return <div role="status">{sentence ? <p>{sentence}</p> : null}</div>;
}
