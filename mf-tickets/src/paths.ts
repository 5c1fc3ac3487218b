import type { TicketListQuery } from '@smart-elevator/shared-api/client/links';
import type { TicketStatus } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import { withQuery } from '@smart-elevator/shared-api/contract/withQuery';

/** The addresses of this remote; others link to those in `links` of its remote.json. */
export const paths = {
  /** A ticket that somebody calls about (our own address). */
  newCall: '/new_call',
  createTicket: '/Issue',
  createTicketForElevator: '/create_ticket_for_selected_elevator/technician',
  editTicket: '/editTicket/:ticket_key',
  editOpenTicket: '/edit_Open_ticket',
  updateTicket: '/update_ticket',
  updateTicketFromHome: '/update_ticket_from_home_page',
  /** The page of one ticket, to read it (our own address). */
  ticket: '/ticket/:ticket_key',

  allTickets: '/all_tech_issues',
  employeeTickets: '/issues',
  elevatorsAllTickets: '/elevators_all_tickets',
  technicianTickets: '/tech_issues',
  customerTickets: '/customers_raised_issues',
  openTickets: '/all_open_tickets',
  inProgressTickets: '/all_Inprogress_tickets',
  onHoldTickets: '/all_OnHold_tickets',
  acceptedTickets: '/all_accepted_tickets',
  closedTickets: '/all_closed_tickets',

  reports: '/reports',
  prioritySummary: '/priority_summary',
  assigneeSummary: '/assignee_summary',
  reportBy: '/reports_by/:field',
  /** Trends of the tickets (our own address). */
  trends: '/reports_trends',
} as const;

/** Addresses with a selection (R207), so that reload, Back and a shared link work. */
export const pathTo = {
  /** A new ticket of a trapped passenger. */
  trapped: withQuery(paths.newCall, { trapped: '1' }),
  allTickets: (query: TicketListQuery) => withQuery(paths.allTickets, query),
  createTicketForElevator: (elevatorName: string) =>
    withQuery(paths.createTicketForElevator, { elevatorName }),
  /** With a status, the form opens with it. */
  editTicket: (ticketKey: string, status?: TicketStatus) =>
    withQuery(paths.editTicket.replace(':ticket_key', encodeURIComponent(ticketKey)), { status }),
  customerTickets: (customerName: string) => withQuery(paths.customerTickets, { customerName }),
  ticket: (ticketKey: string) => paths.ticket.replace(':ticket_key', encodeURIComponent(ticketKey)),
  updateTicket: (ticketId: number | string) => withQuery(paths.updateTicket, { ticketId }),
  updateTicketFromHome: (ticketId: number | string) => withQuery(paths.updateTicketFromHome, { ticketId }),
  editOpenTicket: (ticketId: number | string) => withQuery(paths.editOpenTicket, { ticketId }),
} as const;
