import type { ExtensionSlots } from '@smart-elevator/federation/remote';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useList } from '@smart-elevator/shared-api/client/useList';
import { employeeTicketList } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { compareTickets } from '@smart-elevator/shared-api/contract/tickets/ticketOrder';
import { ShortList } from '@smart-elevator/shared-ui/screens/ShortList';
import { useIsNarrow } from '@smart-elevator/shared-ui/state/useMedia';
import { useLocation } from 'react-router-dom';
import { pathTo } from '../paths';
import { messages } from '../messages';
import { FirstTicket } from './FirstTicket';
import { listColumns } from './listColumns';
import { customerTicketList } from './ticketLists';

/** The extension for the page of a customer: the newest tickets of their elevators, and of those that they reported. */
export function CustomerTickets({ customerName, title = customerName }: ExtensionSlots['customerTickets']) {
  const { pathname, search } = useLocation();
  const query = useList(employeeTicketList, {
    params: { dealer_id: useDealerId() },
    base: { assignee_name: customerName },
    page: 1,
    pageSize: 5,
    matches: () => true,
    compare: compareTickets(),
  });
  const isCard = useIsNarrow();
  const origin = { address: pathname + search, title };
  return (
    <ShortList
      title={messages.ofCustomer.title}
      all={{ to: pathTo.customerTickets(customerName), label: messages.ofCustomer.all }}
      query={query}
      columns={listColumns(customerTicketList, origin, { isCard }).filter(({ optional }) => !optional)}
      rowKey={({ ticket_id }) => ticket_id}
      texts={{ ...messages.list, none: messages.ofCustomer.none }}
      whenEmpty={<FirstTicket />}
    />
  );
}
