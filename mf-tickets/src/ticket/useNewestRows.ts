import { useList, type ListInput } from '@smart-elevator/shared-api/client/useList';
import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import { MAX_PAGE_SIZE } from '@smart-elevator/shared-api/contract/list';
import { useState } from 'react';

/**
 * The newest rows of a list, `step` of them, and `showOlder` for as many more, undefined when there are none. They are read
 * together, so that rows which are added or deleted meanwhile neither repeat nor hide others.
 */
export function useNewestRows<E extends Endpoint>(
  endpoint: E,
  step: number,
  list: Pick<ListInput<E>, 'params' | 'base' | 'compare'>,
) {
  const [limit, setLimit] = useState(step);
  const whole = limit > MAX_PAGE_SIZE;
  const query = useList(endpoint, { ...list, page: 1, pageSize: limit, whole, matches: () => true });
  const showOlder = (query.data?.count ?? 0) > limit ? () => setLimit(limit + step) : undefined;
  return { query, showOlder };
}
