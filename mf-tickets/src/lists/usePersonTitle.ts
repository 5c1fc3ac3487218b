import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { useList } from '@smart-elevator/shared-api/client/useList';
import { customerList, employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { fullName, personLabel } from '@smart-elevator/shared-api/contract/people/person';
import { nameLabel } from '@smart-elevator/shared-api/contract/personName';
import { employeeTicketList, readTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
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

/** A person as screens name them. */
interface KnownPerson {
  /** Undefined for a deleted person. */
  user_id: number | undefined;
  name: string;
  /** The name with the user name. */
  label: string;
}

/**
 * The person with a user name, also a deleted one, whose tickets keep the name (R411); undefined if there is none, and as long as
 * that is `unknown`.
 */
export function usePerson(kind: Kind, username: string): { person?: KnownPerson; unknown: boolean } {
  const { data, updating } = usePeople(kind, username);
  const found = data?.results.find((row) => row.username.toLowerCase() === username.toLowerCase());
  const former = useNameInTickets(username, data !== undefined && !updating && found === undefined);
  if (found)
    return {
      person: { user_id: found.user_id, name: fullName(found), label: personLabel(found) },
      unknown: false,
    };
  if (!former.name) return { unknown: updating || former.updating };
  return {
    person: { user_id: undefined, name: former.name, label: nameLabel(username, former.name) },
    unknown: false,
  };
}

/** The name of a person by their tickets: as the assignee of the newest one, else as its reporter. */
function useNameInTickets(username: string, enabled: boolean) {
  const tickets = useList(employeeTicketList, {
    params: { dealer_id: useDealerId() },
    filter: { assignee_name: username },
    page: 1,
    pageSize: 1,
    matches: () => true,
    aside: true,
    enabled,
  });
  const rows = (enabled && tickets.data?.results) || [];
  // A server may return its whole list.
  const ticket = rows.find((row) => row.assignee_name === username) ?? rows[0];
  const isAssigned = ticket?.assignee_name === username;
  const params = { ticket_id: ticket?.ticket_id ?? 0 };
  const details = useCall(readTicket, { params }, { enabled: ticket !== undefined && !isAssigned });
  const reporter = details.data?.reporter_name === username ? details.data.reporter_full_name : undefined;
  return {
    name: isAssigned ? ticket.assignee_full_name : reporter,
    updating: (enabled && tickets.updating) || details.updating,
  };
}

/**
 * How a title names a person: by their name, with the user name only where somebody else has the same one (R369). The user
 * name alone is for a person who has no name or is not found; '' until that is known.
 */
export function usePersonTitle(kind: Kind, username: string): string {
  const { person, unknown } = usePerson(kind, username);
  const namesakes = usePeople(kind, person?.name || username);
  if (unknown) return '';
  if (!person?.name) return username;
  const others = namesakes.data?.results.filter((row) => row.user_id !== person.user_id) ?? [];
  return others.some((row) => fullName(row) === person.name) ? person.label : person.name;
}
