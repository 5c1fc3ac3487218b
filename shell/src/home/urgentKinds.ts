import type { UrgentCounts } from '@smart-elevator/shared-api/contract/home/urgentCounts';
import { msg } from '@smart-elevator/shared-ui/language/t';
import { paths } from '@smart-elevator/shared-ui/paths';
import { pathTo } from '@smart-elevator/shared-ui/pathTo';

interface UrgentKind {
  count: keyof UrgentCounts;
  label: string;
  /** The list of exactly the counted rows. */
  to: string;
  tone: 'red' | 'amber';
}

const openTickets = (filter: Parameters<typeof pathTo.allTickets>[0]) =>
  pathTo.allTickets({ status: 'Open', ...filter });

/** What can need the dealer today, most urgent first. */
export const urgentKinds: readonly UrgentKind[] = [
  {
    count: 'trapped_tickets',
    label: msg('Open, passenger trapped'),
    to: openTickets({ entrapment: 'Yes' }),
    tone: 'red',
  },
  {
    count: 'critical_tickets',
    label: msg('Open and critical'),
    to: openTickets({ priority: 'Critical' }),
    tone: 'red',
  },
  {
    count: 'unassigned_tickets',
    label: msg('Open and unassigned'),
    to: openTickets({ assignee: 'Unassigned' }),
    tone: 'amber',
  },
  {
    count: 'late_tickets',
    label: msg('Past their target date'),
    to: pathTo.allTickets({ late: 'yes' }),
    tone: 'amber',
  },
  {
    count: 'awaiting_code_tickets',
    label: msg("Waiting for the customer's code"),
    to: pathTo.allTickets({ awaiting_code: 'yes' }),
    tone: 'amber',
  },
  {
    count: 'visits_today',
    label: msg('Visits today'),
    to: `${paths.calendar}?view=week&visits=today`,
    tone: 'amber',
  },
  {
    count: 'overdue_elevators',
    label: msg('AMC not renewed'),
    to: paths.maintenanceNotRenewed,
    tone: 'amber',
  },
  {
    count: 'ending_contracts',
    label: msg('AMC ending within 7 days'),
    to: pathTo.renewals('7'),
    tone: 'amber',
  },
];
