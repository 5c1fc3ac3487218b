import { paths as linked } from '@smart-elevator/shared-ui/paths';
import { pathTo as linkedTo, withQuery } from '@smart-elevator/shared-ui/pathTo';

/** The addresses of this remote, and those that several packages link to. */
export const paths = {
  ...linked,
  employeeTickets: '/issues',
  /** The page of one ticket, to read it (our own address). */
  ticket: '/ticket/:ticket_key',
  updateTicket: '/update_ticket',
  updateTicketFromHome: '/update_ticket_from_home_page',
  prioritySummary: '/priority_summary',
  assigneeSummary: '/assignee_summary',
  reportBy: '/reports_by/:field',
  /** Trends of the tickets (our own address). */
  trends: '/reports_trends',
} as const;

/** Addresses with a selection (R207). */
export const pathTo = {
  ...linkedTo,
  ticket: (ticketKey: string) => paths.ticket.replace(':ticket_key', encodeURIComponent(ticketKey)),
  updateTicket: (ticketId: number | string) => withQuery(paths.updateTicket, { ticketId }),
  updateTicketFromHome: (ticketId: number | string) => withQuery(paths.updateTicketFromHome, { ticketId }),
  editOpenTicket: (ticketId: number | string) => withQuery(paths.editOpenTicket, { ticketId }),
} as const;
