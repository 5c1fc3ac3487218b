import { matchesPerson } from '@smart-elevator/shared-api/contract/people/person';
import type { Asked } from '@smart-elevator/shared-ui/screens/ListBody';

const defaults = { search: '' };

/** What the lists of technicians and of customers have in common: 15 a page, found by user name (R403, R404). */
export const peopleList = {
  defaults,
  pageSize: 15,
  rowKey: ({ user_id }: { user_id: number }) => user_id,
  ask: ({ filter: { search }, dealerId }: Asked<typeof defaults, never>) => ({
    params: { dealer_id: dealerId },
    filter: { search },
    matches: (row: Parameters<typeof matchesPerson>[0]) => matchesPerson(row, search),
  }),
};
