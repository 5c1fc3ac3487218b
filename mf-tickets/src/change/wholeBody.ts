import { fetchAllRows } from '@smart-elevator/shared-api/client/fetchAllRows';
import { useSession } from '@smart-elevator/shared-api/client/session';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import { MAX_PAGE_SIZE } from '@smart-elevator/shared-api/contract/list';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { ticketFields } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { becomesTrapped, trappedUrgency } from '@smart-elevator/shared-api/contract/tickets/trappedPassenger';
import type { TicketChanges, TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';

/** Finds the id of a technician, or of the dealer; undefined for anybody else. */
export type FindTechnician = (username: string) => Promise<number | undefined>;

/** The fields of an update that are sent as they are read: people are sent by their ids, and the reporter stays. */
const AS_READ = namesFor(ticketFields, 'update').filter(
  (name) => name !== 'reporter' && name !== 'assignee' && name !== 'assignee_name',
);

/** The whole payload of an update: the ticket as it is stored, with the changes. */
export async function wholeBody(
  stored: TicketDetails,
  changes: TicketChanges,
  findTechnician: FindTechnician,
): Promise<TicketChanges> {
  const { ticket_id, version, custom_field_values } = stored;
  const { status = stored.status, entrapment } = changes;
  const isTrapped = becomesTrapped({ status, entrapment }, stored);
  return {
    ...Object.fromEntries(AS_READ.map((name) => [name, stored[name]])),
    version,
    custom_field_values: custom_field_values.map(({ custom_field, value }) => ({
      custom_field: custom_field.id,
      customised_type: 'ticket' as const,
      customised_field_id: ticket_id,
      value,
    })),
    ...(isTrapped ? trappedUrgency(changes.start_date ?? stored.start_date, localDay()) : {}),
    ...changes,
    ...(changes.assignee === undefined ? await assigneeOf(stored, findTechnician) : {}),
  };
}

/**
 * The stored assignee: by id where the server returns it, since the name may be somebody else's by now; by name if no
 * technician has that name any more, so that the server keeps or refuses the person.
 */
async function assigneeOf(
  { assignee_id, assignee_name }: TicketDetails,
  findTechnician: FindTechnician,
): Promise<TicketChanges> {
  if (assignee_id !== undefined) return { assignee: assignee_id };
  if (assignee_name === null) return { assignee: null };
  const assignee = await findTechnician(assignee_name);
  return assignee === undefined ? { assignee_name } : { assignee };
}

/** Finds technicians by their user names in the dealer's list, which is fetched once. */
export function technicianFinder(): FindTechnician {
  let technicians: Promise<readonly { user_id: number; username: string }[]> | undefined;
  return async (username) => {
    const { session } = useSession.getState();
    if (session && session.user_name === username) return Number(session.user_id);
    return (await (technicians ??= fetchTechnicians())).find((one) => one.username === username)?.user_id;
  };
}

const fetchTechnicians = () =>
  fetchAllRows(
    employeeList,
    {
      params: { dealer_id: Number(useSession.getState().session?.user_id ?? 0) },
      matches: () => true,
    },
    {
      keyOf: ({ user_id }) => user_id,
      pageSize: MAX_PAGE_SIZE,
      signal: new AbortController().signal,
    },
  );
