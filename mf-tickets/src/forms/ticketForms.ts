import { paths } from '@smart-elevator/shared-ui/paths';

/** What a ticket form has of its own; `TicketFormPage` draws them all. */
export interface TicketForm {
  path: string;
  title: string;
  submit: string;
  /** Which ticket: a new one, or the one that the address names. */
  ticket: 'new' | 'by id' | 'by key';
  /** Whether reporter and resolution are only shown. */
  fixed: boolean;
  /** Where the dealer is taken after a success. */
  after: string;
  /** What the page above is called. */
  above: string;
}

const ALL_ISSUES = { after: paths.allTickets, above: 'All Issues' } as const;

/** The ticket forms (P1 §2). */
export const ticketForms: readonly TicketForm[] = [
  {
    path: paths.createTicket,
    title: 'Create Ticket',
    submit: 'Create Ticket',
    ticket: 'new',
    fixed: false,
    ...ALL_ISSUES,
  },
  {
    path: paths.updateTicketFromHome,
    title: 'Update Ticket',
    submit: 'Update Ticket',
    ticket: 'by id',
    fixed: false,
    ...ALL_ISSUES,
  },
  {
    path: paths.editOpenTicket,
    title: 'Edit Ticket',
    submit: 'Update Ticket',
    ticket: 'by id',
    fixed: true,
    after: paths.openTickets,
    above: 'All Open tickets',
  },
  {
    path: paths.editTicket,
    title: 'Edit Ticket',
    submit: 'Update Ticket',
    ticket: 'by key',
    fixed: false,
    ...ALL_ISSUES,
  },
];
