import { useSearchParams } from 'react-router-dom';
import { matchesFilters } from '@smart-elevator/shared-api/contract/filterQuery';
import { PERSON_FILTERS } from '@smart-elevator/shared-api/contract/people/peopleFields';
import {
  comparePeople,
  matchesPerson,
  type Customer,
} from '@smart-elevator/shared-api/contract/people/person';
import { filterControls, filteredBy } from '@smart-elevator/shared-ui/screens/filteredBy';
import type { ListState } from '@smart-elevator/shared-ui/state/useListState';
import { messages } from './messages';
import type { PersonKind } from './personKinds';

const peopleList = {
  ...filteredBy(
    PERSON_FILTERS,
    (row: Customer, query) =>
      matchesPerson(row, query.search ?? '', query.search_in) && matchesFilters(PERSON_FILTERS, row, query),
  ),
  compare: () => comparePeople,
  pageSize: 15,
  rowKey: ({ user_id }: { user_id: number }) => user_id,
  params: ({ dealerId }: { dealerId: number }) => ({ dealer_id: dealerId }),
};

/** Not those of a server without invitations. */
const knowInvitations = (rows: readonly Customer[] = []): boolean =>
  rows.length === 0 || rows.some(({ invitation }) => invitation !== undefined);

const { search: texts, invitation } = messages;

/**
 * The common part of the lists of technicians and customers: 15 per page, searched by user name (R403, R404) or, if the
 * address says so, by everything on the card.
 */
export function usePeopleList({ user_type, texts: { search, none, noneHint, failed } }: PersonKind) {
  const [params] = useSearchParams();
  const controls = (rows: readonly Customer[] | undefined) =>
    filterControls(PERSON_FILTERS, {
      search_in: { label: texts.scope, placeholder: texts.username, labels: { all: texts.inAll } },
      invitation:
        user_type === 'CustomerUser' && knowInvitations(rows)
          ? { label: invitation.state, placeholder: invitation.anyState, labels: invitation.names }
          : undefined,
    });
  return {
    ...peopleList,
    texts: { none, noneHint, failed },
    filters: {
      label: search,
      search: params.get('in') === 'all' ? texts.all : search,
      applied: controls(undefined).applied,
      chips: (state: ListState<typeof peopleList.defaults>, rows: readonly Customer[] | undefined) =>
        controls(rows).chips(state),
    },
  };
}
