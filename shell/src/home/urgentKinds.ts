import { linkTo, type Links } from '@smart-elevator/shared-api/client/links';
import type { UrgentCounts } from '@smart-elevator/shared-api/contract/home/urgentCounts';
import { msg } from '@smart-elevator/shared-ui/language/t';

interface UrgentKind {
  count: keyof UrgentCounts;
  label: string;
  /** The list of exactly the counted rows. */
  to: () => string | undefined;
  tone: 'red' | 'amber';
}

const activeTickets = (filter: Links['tickets.list']) => () =>
  linkTo('tickets.list', { active: 'yes', ...filter });

/** What can need the dealer today, most urgent first. */
export const urgentKinds: readonly UrgentKind[] = [
  {
    count: 'trapped_tickets',
    label: msg('Passenger trapped'),
    to: activeTickets({ entrapment: 'Yes' }),
    tone: 'red',
  },
  {
    count: 'critical_tickets',
    label: msg('Critical tickets'),
    to: activeTickets({ priority: 'Critical' }),
    tone: 'red',
  },
  {
    count: 'unassigned_tickets',
    label: msg('Unassigned tickets'),
    to: activeTickets({ assignee: 'Unassigned' }),
    tone: 'amber',
  },
  {
    count: 'late_tickets',
    label: msg('Past their target date'),
    to: () => linkTo('tickets.list', { late: 'yes' }),
    tone: 'amber',
  },
  {
    count: 'awaiting_code_tickets',
    label: msg("Waiting for the customer's code"),
    to: () => linkTo('tickets.list', { awaiting_code: 'yes' }),
    tone: 'amber',
  },
  {
    count: 'visits_today',
    label: msg('Visits today'),
    to: () => linkTo('elevators.calendar', { view: 'week', visits: 'today' }),
    tone: 'amber',
  },
  {
    count: 'overdue_elevators',
    label: msg('AMC not renewed'),
    to: () => linkTo('elevators.notRenewed'),
    tone: 'amber',
  },
  {
    count: 'ending_contracts',
    label: msg('AMC ending within 7 days'),
    to: () => linkTo('elevators.renewals', { stage: '7' }),
    tone: 'amber',
  },
];
