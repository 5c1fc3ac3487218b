import { useSearchParams } from 'react-router-dom';
import {
  INVITATION_STATES,
  PERSON_SEARCH_SCOPES,
} from '@smart-elevator/shared-api/contract/people/peopleFields';
import { matchesPerson, type Customer } from '@smart-elevator/shared-api/contract/people/person';
import { SelectField } from '@smart-elevator/shared-ui/filter/SelectField';
import { t } from '@smart-elevator/shared-ui/language/t';
import type { ListRequest } from '@smart-elevator/shared-ui/screens/ListBody';
import type { ListState } from '@smart-elevator/shared-ui/state/useListState';
import { messages } from './messages';
import type { PersonKind } from './personKinds';

/** The filter as in the address; `in` is what the search covers. */
const defaults = { search: '', in: '', invitation: '' };
type Filter = typeof defaults;
type AskedPeople = ListRequest<Filter, never>;

const scopeOf = ({ in: scope }: Pick<Filter, 'in'>) => PERSON_SEARCH_SCOPES.find((known) => known === scope);
const invitationOf = ({ invitation }: Pick<Filter, 'invitation'>) =>
  INVITATION_STATES.find((state) => state === invitation);

const peopleList = {
  defaults,
  rules: {
    filter: {
      in: (word: string) => scopeOf({ in: word }) !== undefined,
      invitation: (word: string) => invitationOf({ invitation: word }) !== undefined,
    },
  },
  pageSize: 15,
  rowKey: ({ user_id }: { user_id: number }) => user_id,
  params: ({ dealerId }: AskedPeople) => ({ dealer_id: dealerId }),
  toQuery: ({ filter }: AskedPeople) => {
    const { search } = filter;
    const search_in = scopeOf(filter);
    const invitation = invitationOf(filter);
    return {
      search,
      ...(search && search_in ? { search_in } : {}),
      ...(invitation ? { invitation } : {}),
    };
  },
  matches: (row: Customer, { filter }: AskedPeople) =>
    matchesPerson(row, filter.search, scopeOf(filter)) &&
    (filter.invitation === '' || row.invitation === filter.invitation),
};

/** Not those of a server without invitations. */
const knowInvitations = (rows: readonly Customer[] = []): boolean =>
  rows.length === 0 || rows.some(({ invitation }) => invitation !== undefined);

const texts = messages.search;

/**
 * The common part of the lists of technicians and customers: 15 per page, searched by user name (R403, R404) or, if the
 * address says so, by everything on the card.
 */
export function usePeopleList({ user_type, texts: { search, none, noneHint, failed } }: PersonKind) {
  const [params] = useSearchParams();
  return {
    ...peopleList,
    texts: { none, noneHint, failed },
    filters: {
      label: search,
      search: params.get('in') === 'all' ? texts.all : search,
      active: (filter: Filter) => [scopeOf(filter), invitationOf(filter)].filter(Boolean).length,
      fields: ({ filter, setFilter }: ListState<Filter>, rows: readonly Customer[] | undefined) => (
        <>
          <SelectField
            label={texts.scope}
            placeholder={texts.username}
            value={filter.in}
            options={[{ value: 'all', label: texts.inAll }]}
            onChange={(scope) => setFilter({ in: scope }, { push: true })}
            allowClear
          />
          {user_type === 'CustomerUser' && knowInvitations(rows) ? (
            <SelectField
              label={messages.invitation.state}
              placeholder={messages.invitation.anyState}
              value={filter.invitation}
              options={INVITATION_STATES.map((state) => ({
                value: state,
                label: t(messages.invitation.names[state]),
              }))}
              onChange={(invitation) => setFilter({ invitation }, { push: true })}
              allowClear
            />
          ) : null}
        </>
      ),
    },
  };
}
