import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useList } from '@smart-elevator/shared-api/client/useList';
import { customerList, employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { fullName, personLabel } from '@smart-elevator/shared-api/contract/people/person';
import { UNASSIGNED } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { techniciansByText } from '@smart-elevator/shared-api/contract/searchedLists';

type Kind = 'technician' | 'customer';

const PAGE_SIZE = 50;

/** The people whose name or user name contains a text; none for ''. */
function usePeople(kind: Kind, search: string) {
  const { toQuery, matches } = techniciansByText;
  return useList(kind === 'technician' ? employeeList : customerList, {
    params: { dealer_id: useDealerId() },
    filter: toQuery(search),
    page: 1,
    pageSize: PAGE_SIZE,
    matches: (row) => matches(row, search),
    aside: true,
    enabled: search !== '' && search !== UNASSIGNED,
  });
}

/** The person with a user name; undefined if there is none, and as long as that is `unknown`. */
export function usePerson(kind: Kind, username: string) {
  const { data, updating } = usePeople(kind, username);
  const person = data?.results.find((row) => row.username.toLowerCase() === username.toLowerCase());
  return { person, unknown: person === undefined && updating };
}

/**
 * How a title names a person: by their name, with the user name only where somebody else has the same one (R369). The user
 * name alone is for a person who has no name or is not found; '' until that is known.
 */
export function usePersonTitle(kind: Kind, username: string): string {
  const { person, unknown } = usePerson(kind, username);
  const name = person ? fullName(person) : '';
  const namesakes = usePeople(kind, name || username);
  if (unknown) return '';
  if (!person || !name) return username;
  const others = namesakes.data?.results.filter((row) => row.user_id !== person.user_id) ?? [];
  return others.some((row) => fullName(row) === name) ? personLabel(person) : name;
}
