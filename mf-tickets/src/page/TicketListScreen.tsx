import { parseStatus } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import { TicketListPage } from '../lists/TicketListPage';
import type { TicketList } from '../lists/ticketLists';
import { StatusTabs } from '../home/StatusTabs';
import { paths } from '../paths';
import { loadPeek } from './loadPeek';

/** A ticket list with what is beside it: the tabs of the statuses, and the peek of a row. */
export const TicketListScreen = ({ list }: { list: TicketList }) => (
  <TicketListPage
    list={list}
    tabs={parseStatus(list.of) || list.path === paths.allTickets ? <StatusTabs /> : null}
    peek={loadPeek}
  />
);
