import type { Reading } from '@smart-elevator/shared-api/client/useCall';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useList } from '@smart-elevator/shared-api/client/useList';
import { customerList, employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import type { Page } from '@smart-elevator/shared-api/contract/list';
import { matchesPerson } from '@smart-elevator/shared-api/contract/people/person';
import { useListState, type ListState } from '@smart-elevator/shared-ui/state/useListState';

/** Cards a page (R403). */
export const PAGE_SIZE = 15;

const NO_FILTER = { search: '' };

/** A list of people as its screen sees it; what it is narrowed by is in the address. */
export interface PeopleState<Row> {
  list: Reading<Page<Row>>;
  search: string;
  page: number;
  setSearch: (search: string) => void;
  setPage: ListState<unknown>['setPage'];
}

/** The dealer's technicians. */
export function useTechnicians() {
  const { asked, ...state } = usePeopleState();
  return { list: useList(employeeList, asked), ...state };
}

/** The dealer's customers. */
export function useCustomers() {
  const { asked, ...state } = usePeopleState();
  return { list: useList(customerList, asked), ...state };
}

function usePeopleState() {
  const dealer_id = useDealerId();
  const { filter, page, setFilter, setPage } = useListState(NO_FILTER);
  const { search } = filter;
  return {
    search,
    page,
    setPage,
    setSearch: (text: string) => setFilter({ search: text }),
    asked: {
      params: { dealer_id },
      filter: { search },
      page,
      pageSize: PAGE_SIZE,
      matches: (row: { username: string }) => matchesPerson(row, search),
    },
  };
}
