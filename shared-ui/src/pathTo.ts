import { paths } from './paths';

type Query = Record<string, string | number | null | undefined>;
type Id = number | string;

/** An address with a query string; empty values are left out. */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

/** The query parameters of a ticket list. */
export interface TicketListQuery extends Query {
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  status?: string | undefined;
  priority?: string | undefined;
  assignee?: string | undefined;
  reporter?: string | undefined;
  elevator?: string | undefined;
  /** Ranges of the opening and the closing date, as `serializeDateRange` writes them. */
  opened?: string | undefined;
  closed?: string | undefined;
  /** 'yes': only repeat faults. */
  repeats?: string | undefined;
  /** 'yes': only tickets past their target date. */
  late?: string | undefined;
  /** 'yes': only Closed tickets whose customer has not confirmed that with the code. */
  awaiting_code?: string | undefined;
}

/** Addresses with a selection (R207), so that reload, Back and a shared link work. */
export const pathTo = {
  adminDashboard: (elevatorName: string, tab?: 'issues') =>
    withQuery(paths.adminDashboard, { elevatorName, tab }),
  createTicketForElevator: (elevatorName: string) =>
    withQuery(paths.createTicketForElevator, { elevatorName }),
  editTicket: (ticketKey: string) => paths.editTicket.replace(':ticket_key', encodeURIComponent(ticketKey)),
  allTickets: (query: TicketListQuery) => withQuery(paths.allTickets, query),
  elevatorsAllTickets: (elevator: string) => withQuery(paths.elevatorsAllTickets, { elevator }),
  technicianTickets: (technicianId: Id, technicianName: string) =>
    withQuery(paths.technicianTickets, { technicianId, technicianName }),
  customerTickets: (customerName: string) => withQuery(paths.customerTickets, { customerName }),
  elevator: (elevatorId: Id) => withQuery(paths.elevator, { elevatorId }),
  renewals: (stage: string) => withQuery(paths.renewals, { stage }),
} as const;
