import { endpoint } from '../endpoint';
import { blankableText, choice, choiceAnyCase, day, flag, id, list, record, whole } from '../fields';
import { listQuery, orderedBy, pageOf } from '../list';
import {
  TICKET_GROUPINGS,
  TICKET_ORDERINGS,
  TICKET_PRIORITIES,
  TICKET_STATUSES,
  ticketCounts,
  ticketGroup,
  ticketRow,
} from './ticket';

const dealerParams = record({ dealer_id: id() });

/** What every ticket list takes beside paging: ids or names for assignee and elevator (`wire.md`). */
const ticketListQuery = {
  ...listQuery,
  ordering: orderedBy(TICKET_ORDERINGS),
  from: day().optional(),
  to: day().optional(),
  status: choiceAnyCase(TICKET_STATUSES).optional(),
  priority: choiceAnyCase(TICKET_PRIORITIES).optional(),
  /** 'Unassigned' stands for nobody. */
  assignee: blankableText(150).optional(),
  reporter: blankableText(150).optional(),
  elevator: blankableText(200).optional(),
  /** Minutes that the caller's clock is ahead of UTC, so that `from` and `to` are the dealer's own days; 0 when missing. */
  utc_offset: whole(-840, 840).optional(),
};

/** GET …/all-ticket-list-emp/{dealer}/: all tickets of the dealer's elevators (P1 §7, decisions 24, 25). */
export const employeeTicketList = endpoint({
  name: 'employeeTicketList',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/all-ticket-list-emp/:dealer_id/',
  params: dealerParams,
  query: record({
    ...ticketListQuery,
    assignee_name: blankableText(150).optional(),
    /** Of a technician's tickets only those that are assigned, which is what the technician's card counts. */
    only_assigned: flag().optional(),
  }),
  reply: pageOf(ticketRow),
  bare: 'array',
});

/** GET …/all-ticket-list-dealer/{dealer}/?status=: the status lists (P1 §7). */
export const dealerTicketList = endpoint({
  name: 'dealerTicketList',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/all-ticket-list-dealer/:dealer_id/',
  params: dealerParams,
  query: record(ticketListQuery),
  reply: pageOf(ticketRow),
  bare: 'array',
});

/** GET …/all-ticket-list-emp-count/{dealer}/: how many tickets each status has; always equal to the lists. */
export const ticketCount = endpoint({
  name: 'ticketCount',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/all-ticket-list-emp-count/:dealer_id/',
  params: dealerParams,
  reply: ticketCounts,
});

/** GET …/summary/{dealer}/?by=: the dealer's tickets by status in groups, by name; of priorities all five (decision 47). */
export const ticketSummary = endpoint({
  name: 'ticketSummary',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/summary/:dealer_id/',
  params: dealerParams,
  query: record({ by: choice(TICKET_GROUPINGS) }),
  reply: list(ticketGroup),
});
