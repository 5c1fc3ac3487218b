import { linkTo, type Links } from '@smart-elevator/shared-api/client/links';
import type { UrgentCounts } from '@smart-elevator/shared-api/contract/home/urgentCounts';
import { t } from '@smart-elevator/shared-ui/language/t';

interface UrgentKind {
  count: Exclude<keyof UrgentCounts, 'visits_done_today'>;
  /** What is counted, after the number. */
  label: (count: number, counts: UrgentCounts) => string;
  /** The list of exactly the counted rows; that of trapped passengers also has those who are out by now. */
  to: () => string | undefined;
  tone: 'red' | 'amber';
}

const activeTickets = (filter: Links['tickets.list']) => () =>
  linkTo('tickets.list', { active: 'yes', ...filter });

/** What can need the dealer today, most urgent first. */
export const urgentKinds: readonly UrgentKind[] = [
  {
    count: 'trapped_tickets',
    label: (count) => t('{count, plural, one {Passenger trapped} other {Passengers trapped}}', { count }),
    to: activeTickets({ entrapment: 'Yes' }),
    tone: 'red',
  },
  {
    count: 'critical_tickets',
    label: (count) => t('{count, plural, one {Critical ticket} other {Critical tickets}}', { count }),
    to: activeTickets({ priority: 'Critical' }),
    tone: 'red',
  },
  {
    count: 'unassigned_tickets',
    label: (count) => t('{count, plural, one {Unassigned ticket} other {Unassigned tickets}}', { count }),
    to: activeTickets({ assignee: 'Unassigned' }),
    tone: 'amber',
  },
  {
    count: 'late_tickets',
    label: (count) =>
      t('{count, plural, one {Past its target date} other {Past their target date}}', { count }),
    to: () => linkTo('tickets.list', { late: 'yes' }),
    tone: 'amber',
  },
  {
    count: 'awaiting_code_tickets',
    label: () => t("Waiting for the customer's code"),
    to: () => linkTo('tickets.list', { awaiting_code: 'yes' }),
    tone: 'amber',
  },
  {
    count: 'visits_today',
    label: (count, { visits_done_today: done = 0 }) =>
      done === 0
        ? t('{count, plural, one {Visit today} other {Visits today}}', { count })
        : t('{count, plural, one {Visit today} other {Visits today}}: {done} done', { count, done }),
    to: () => linkTo('elevators.calendar', { view: 'week', visits: 'today' }),
    tone: 'amber',
  },
  {
    count: 'overdue_elevators',
    label: () => t('AMC not renewed'),
    to: () => linkTo('elevators.notRenewed'),
    tone: 'amber',
  },
  {
    count: 'ending_contracts',
    label: () => t('AMC ending within 7 days'),
    to: () => linkTo('elevators.renewals', { stage: '7' }),
    tone: 'amber',
  },
];
