import { addressOf, linkTo } from '@smart-elevator/shared-api/client/links';
import type { TicketStatus } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import { FILTER_FIELDS } from '@smart-elevator/shared-api/contract/tickets/ticketFilterTable';
import { msg } from '@smart-elevator/shared-ui/language/t';
import { paths as shell } from '@smart-elevator/shared-ui/paths';
import { pathTo, paths } from '../paths';
import type { FilterField, Preset } from './ticketListFilter';
import type { TicketColumnName } from './ticketColumns';

/** The properties of one ticket list; `TicketListPage` renders them all, and `ElevatorTickets` the one of a tab. */
export interface TicketList {
  path: string;
  title: string;
  /** Which tickets: all of the dealer, those of one status, or those of the selected person or elevator (R207). */
  of: 'everybody' | 'technician' | 'customer' | 'elevator' | TicketStatus;
  /** The first page of its breadcrumb. */
  above?: { label: string; to: () => string | undefined };
  columns: readonly TicketColumnName[];
  /** R311, R314. */
  pageSize: 20 | 25;
  /** The filter fields, in their order; 'search' is one of them only if it waits for 'Apply Filter'. */
  fields: readonly FilterField[];
  /** More fields, ours, behind 'More filters'. */
  more: readonly FilterField[];
  /** The filters without a field, which only links can set. */
  presets: readonly Preset[];
  /**
   * Whether the filters wait for 'Apply Filter' (R311); otherwise they are applied immediately, after a search field.
   */
  applied: boolean;
  /** The address of the edit form. */
  edit: (ticketId: number) => string;
  /** Whether the rows have no actions and cannot be selected (R317). */
  readOnly?: true;
  /** The address of 'Add New Ticket'. */
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

/** The filters of our own fields, which every list has besides the specified ones. */
const OWN_FIELDS = FILTER_FIELDS.filter((name) => name !== 'status' && name !== 'priority');

/** The filters that every list has behind 'More filters'. */
const MORE = ['building', 'text', 'opened', 'late'] as const;

/** The properties of most lists: immediate search and dates, 25 rows, the default columns. */
const usual = {
  columns: KEY_FIRST,
  pageSize: 25,
  fields: ['from', 'to', ...OWN_FIELDS],
  more: ['assignee', 'elevator', ...MORE],
  presets: [],
  applied: false,
} as const satisfies Partial<TicketList>;

/** R315: the status as on the wire (R301). */
const ofStatus = (path: string, status: TicketStatus, title: string): TicketList => ({
  ...usual,
  path,
  title,
  of: status,
  above: { label: msg('Home'), to: () => shell.home },
  edit: pathTo.editOpenTicket,
});

/** The tickets of the selected customer. */
export const customerTicketList: TicketList = {
  ...usual,
  path: paths.customerTickets,
  title: msg('Customer Issues'),
  of: 'customer',
  more: ['status', 'priority', 'assignee', 'elevator', ...MORE],
  above: { label: msg('Customers'), to: () => linkTo('people.customers') },
  edit: pathTo.updateTicketFromHome,
  readOnly: true,
};

/** The ticket lists (R311 to R320). */
export const ticketLists: readonly TicketList[] = [
  {
    path: paths.allTickets,
    title: msg('All Issues'),
    of: 'everybody',
    columns: ['ticket_key', 'status', 'priority', 'elevator_name', 'label', 'assignee_name', 'update_date'],
    pageSize: 20,
    fields: ['from', 'to', 'search', 'assignee', 'elevator', 'status', ...OWN_FIELDS],
    more: MORE,
    presets: ['priority', 'reporter', 'closed', 'active', 'repeats', 'awaiting_code'],
    applied: true,
    edit: pathTo.updateTicketFromHome,
    add: paths.createTicket,
  },
  {
    ...usual,
    path: paths.employeeTickets,
    title: msg('All Tickets by Employee'),
    of: 'everybody',
    above: { label: msg('Home'), to: () => shell.home },
    fields: ['status', 'priority', 'assignee', 'from', 'to', ...OWN_FIELDS],
    more: ['elevator', ...MORE],
    edit: pathTo.updateTicketFromHome,
    add: paths.createTicket,
  },
  {
    ...usual,
    path: paths.elevatorsAllTickets,
    title: msg("All Elevators' Tickets"),
    of: 'everybody',
    above: { label: msg('Elevators'), to: () => linkTo('elevators.list') },
    more: ['assignee', ...MORE],
    presets: ['elevator'],
    edit: pathTo.updateTicketFromHome,
    add: paths.createTicket,
  },
  ofStatus(paths.openTickets, 'Open', msg('All Open tickets')),
  ofStatus(paths.inProgressTickets, 'InProgress', msg('All InProgress tickets')),
  ofStatus(paths.onHoldTickets, 'OnHold', msg('All OnHold tickets')),
  ofStatus(paths.acceptedTickets, 'Accepted', msg('All Accepted tickets')),
  ofStatus(paths.closedTickets, 'Closed', msg('All Closed tickets')),
  {
    ...usual,
    path: paths.technicianTickets,
    title: msg('Technician Issues'),
    of: 'technician',
    more: ['status', 'priority', 'elevator', ...MORE],
    above: { label: msg('Technicians'), to: () => linkTo('people.technicians') },
    edit: pathTo.updateTicketFromHome,
    add: paths.createTicket,
  },
  customerTicketList,
];

/** The tickets of one elevator: the ISSUES tab of /admin_dashboard, as an extension (R320). */
export const elevatorTicketList: TicketList = {
  ...usual,
  get path() {
    return addressOf('elevators.dashboard') ?? '';
  },
  title: msg("Elevator's Issues"),
  of: 'elevator',
  more: ['assignee', ...MORE],
  edit: pathTo.updateTicket,
};
