import type { TicketStatus } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { paths, pathTo } from '@smart-elevator/shared-ui/paths';
import type { TicketColumnName } from './ticketColumns';

/** What a ticket list has of its own; `TicketListPage` draws them all. */
export interface TicketList {
  path: string;
  title: string;
  /** Which tickets: all of the dealer, those of one status, or those of the person who was chosen (decision 18). */
  of: 'everybody' | 'technician' | 'customer' | TicketStatus;
  columns: readonly TicketColumnName[];
  /** Decision 19. */
  pageSize: 20 | 25;
  /** Whether it has every filter and takes them on 'Apply Filter' (P1 §2); else search and dates, at once. */
  applied: boolean;
  /** Where its tickets are edited; without it the list is only read (P1 §2). */
  edit?: (ticketId: number) => string;
  /** Where 'Add New Ticket' leads. */
  add?: string;
}

const KEY_FIRST = [
  'ticket_key',
  'elevator_name',
  'status',
  'priority',
  'label',
  'assignee_name',
  'update_date',
] as const;

/** P1 §2: the status as on the wire (decision 23). */
const ofStatus = (path: string, status: TicketStatus): TicketList => ({
  path,
  title: `All ${status} tickets`,
  of: status,
  columns: KEY_FIRST,
  pageSize: 25,
  applied: false,
  edit: pathTo.editOpenTicket,
});

/** The ticket lists (P1 §2). */
export const ticketLists: readonly TicketList[] = [
  {
    path: paths.allTickets,
    title: 'All Issues',
    of: 'everybody',
    columns: ['ticket_key', 'status', 'priority', 'elevator_name', 'label', 'assignee_name', 'update_date'],
    pageSize: 20,
    applied: true,
    edit: pathTo.updateTicketFromHome,
    add: paths.createTicket,
  },
  ofStatus(paths.openTickets, 'Open'),
  ofStatus(paths.inProgressTickets, 'InProgress'),
  ofStatus(paths.onHoldTickets, 'OnHold'),
  ofStatus(paths.acceptedTickets, 'Accepted'),
  ofStatus(paths.closedTickets, 'Closed'),
  {
    path: paths.technicianTickets,
    title: 'Technician Issues',
    of: 'technician',
    columns: KEY_FIRST,
    pageSize: 25,
    applied: false,
    edit: pathTo.updateTicketFromHome,
    add: paths.createTicket,
  },
  {
    path: paths.customerTickets,
    title: 'Customer Issues',
    of: 'customer',
    columns: KEY_FIRST,
    pageSize: 25,
    applied: false,
  },
];
