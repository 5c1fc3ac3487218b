import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { employeeTicketList } from '@smart-elevator/shared-api/contract/tickets/endpoints';

/** How many tickets that are not Closed are assigned to a technician; undefined until that is known. */
export function useOpenTickets(user_id: number) {
  const params = { dealer_id: useDealerId() };
  const query = { assignee: String(user_id), page: 1, page_size: 1 };
  const all = useCall(employeeTicketList, { params, query });
  const closed = useCall(employeeTicketList, { params, query: { ...query, status: 'Closed' } });
  const failed = (all.error ?? closed.error) !== undefined;
  return { count: all.data && closed.data ? all.data.count - closed.data.count : undefined, failed };
}
