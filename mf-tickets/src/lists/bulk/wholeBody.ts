import { fetchAllRows } from '@smart-elevator/shared-api/client/fetchAllRows';
import { useSession } from '@smart-elevator/shared-api/client/session';
import { MAX_PAGE_SIZE } from '@smart-elevator/shared-api/contract/list';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import type { TicketChanges, TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';

/** Finds the id of a technician; undefined for somebody who is none any more, so that the server decides. */
export type FindTechnician = (username: string) => Promise<number | undefined>;

/** The whole payload of an update: the ticket as it is stored, with the changes. */
export async function wholeBody(
  stored: TicketDetails,
  changes: TicketChanges,
  findTechnician: FindTechnician,
): Promise<TicketChanges> {
  const { ticket_id, summary, description, label, status, resolution, priority, version } = stored;
  const { start_date, target_date, close_date, custom_field_values } = stored;
  return {
    summary,
    description,
    label,
    assignee: stored.assignee_name === null ? null : await findTechnician(stored.assignee_name),
    status,
    resolution,
    priority,
    start_date,
    target_date,
    close_date,
    version,
    custom_field_values: custom_field_values.map(({ custom_field, value }) => ({
      custom_field: custom_field.id,
      customised_type: 'ticket' as const,
      customised_field_id: ticket_id,
      value,
    })),
    ...changes,
  };
}

/** Finds technicians by their user names in the dealer's list, which is fetched once. */
export function technicianFinder(): FindTechnician {
  let technicians: Promise<readonly { user_id: number; username: string }[]> | undefined;
  return async (username) =>
    (await (technicians ??= fetchTechnicians())).find((one) => one.username === username)?.user_id;
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
