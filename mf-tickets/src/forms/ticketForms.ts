import { linkTo } from '@smart-elevator/shared-api/client/links';
import { t, msg } from '@smart-elevator/shared-ui/language/t';
import type { Origin } from '@smart-elevator/shared-ui/state/useOrigin';
import { paths } from '../paths';

/** The properties of one ticket form; `TicketFormPage` renders them all. */
export interface TicketForm {
  path: string;
  title: string;
  submit: string;
  /** The ticket: a new one, a new one of the selected elevator, or the one in the address. */
  ticket: 'new' | 'new of elevator' | 'by id' | 'by key';
  /** Read-only fields besides key and elevator; they are still sent. */
  shown: readonly ('reporter' | 'resolution' | 'priority')[];
  /** Whether the ticket may be unassigned (R332). */
  assigneeOptional: boolean;
  /** The page after Cancel and after a success, by the elevator's name. */
  above: (elevatorName: string) => Origin;
  /** Whether a failure also opens that page; the draft is kept (R333). */
  leavesOnFailure: boolean;
}

const allIssues = (): Origin => ({ address: paths.allTickets, title: t('All Issues') });
const openTickets = (): Origin => ({ address: paths.openTickets, title: t('All Open tickets') });
const elevatorPage = (elevatorName: string): Origin => {
  const address = elevatorName ? linkTo('elevators.dashboard', { elevatorName }) : linkTo('elevators.list');
  return address ? { address, title: elevatorName || t('Elevators') } : allIssues();
};

const CREATE = {
  title: msg('Create Ticket'),
  submit: msg('Create Ticket'),
  shown: [],
  leavesOnFailure: false,
} as const;
const EDIT = {
  title: msg('Edit Ticket'),
  submit: msg('Update Ticket'),
  assigneeOptional: false,
} as const;

/** The ticket forms (R331 to R335). */
export const ticketForms: readonly TicketForm[] = [
  { ...CREATE, path: paths.createTicket, ticket: 'new', assigneeOptional: false, above: allIssues },
  {
    ...CREATE,
    path: paths.createTicketForElevator,
    ticket: 'new of elevator',
    assigneeOptional: true,
    above: elevatorPage,
  },
  {
    ...EDIT,
    path: paths.updateTicket,
    title: msg('Update Ticket'),
    ticket: 'by id',
    shown: ['resolution', 'priority'],
    above: elevatorPage,
    leavesOnFailure: true,
  },
  {
    ...EDIT,
    path: paths.updateTicketFromHome,
    title: msg('Update Ticket'),
    ticket: 'by id',
    shown: [],
    above: allIssues,
    leavesOnFailure: false,
  },
  {
    ...EDIT,
    path: paths.editOpenTicket,
    ticket: 'by id',
    shown: ['reporter', 'resolution'],
    above: openTickets,
    leavesOnFailure: false,
  },
  { ...EDIT, path: paths.editTicket, ticket: 'by key', shown: [], above: allIssues, leavesOnFailure: false },
];

/**
 * The page after a form: the parent page, with the filters of the list that the dealer came from, if it was that
 * page.
 */
export function redirectAfter(form: TicketForm, elevatorName: string, origin: Origin | undefined): string {
  const { address } = form.above(elevatorName);
  return origin && pageOf(origin.address) === pageOf(address) ? origin.address : address;
}

const pageOf = (address: string) => address.replace(/[?#].*/, '').toLowerCase();
