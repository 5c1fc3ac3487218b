import type { ListInput } from '@smart-elevator/shared-api/client/useList';
import { MAX_PAGE_SIZE } from '@smart-elevator/shared-api/contract/list';
import type { visitList } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { matchesVisit } from '@smart-elevator/shared-api/contract/visits/visitFilter';

/** The technician's visits of one day: the same query for the screen and for what is read ahead. */
export function visitsOn(day: string): ListInput<typeof visitList> {
  const filter = { planned_from: day, planned_to: day };
  return {
    base: { ordering: 'planned_day' },
    filter,
    page: 1,
    pageSize: MAX_PAGE_SIZE,
    matches: (row) => matchesVisit(row, filter),
  };
}
