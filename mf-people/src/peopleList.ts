import { matchesPerson } from '@smart-elevator/shared-api/contract/people/person';
import type { ListRequest } from '@smart-elevator/shared-ui/screens/ListBody';

const defaults = { search: '' };
type AskedPeople = ListRequest<typeof defaults, never>;

/** The common part of the lists of technicians and customers: 15 per page, searched by user name (R403, R404). */
export const peopleList = {
  defaults,
  pageSize: 15,
  rowKey: ({ user_id }: { user_id: number }) => user_id,
  params: ({ dealerId }: AskedPeople) => ({ dealer_id: dealerId }),
  toQuery: ({ filter: { search } }: AskedPeople) => ({ search }),
  matches: (row: Parameters<typeof matchesPerson>[0], { filter }: AskedPeople) =>
    matchesPerson(row, filter.search),
};
