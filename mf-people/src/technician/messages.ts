import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';
import { formatCount } from '@smart-elevator/shared-ui/format/number';
import { t } from '@smart-elevator/shared-ui/language/t';

/** The messages of a technician's page and day. */
export const messages = defineMessages({
  failed: 'The work of this technician could not be loaded',
  daySheet: 'Day sheet',
  phones: {
    title: 'On the phone',
    unsent: (count: number, since: string) =>
      t('{count, plural, one {# unsent} other {# unsent}} since {since}.', { count, since }),
    missing: (count: number) =>
      t('{count, plural, one {# thing} other {# things}} of this phone has not arrived.', { count }),
    reported: (at: string) => t('Reported {at}.', { at }),
    forget: 'Forget this phone',
    forgetQuestion: 'Forget what this phone has reported?',
    forgetConsequence: 'For a phone that was lost or replaced. If it is used again, it reports again.',
    forgotten: 'Phone forgotten',
    notForgotten: (reason: string) => t('The phone was not forgotten: {reason}', { reason }),
  },
  today: 'Today',
  visitsToday: 'Visits today',
  dueTickets: 'Tickets that are due',
  nothingToday: 'No visits today, and no ticket is due.',
  week: 'This week',
  noVisits: 'No visits',
  noneThisWeek: 'No visits this week.',
  visitsDone: (done: number, count: number) =>
    t('{done} of {count, plural, one {# visit} other {# visits}} done', { done, count }),
  done: 'Done',
  openTickets: 'Open tickets',
  noTickets: 'No open tickets.',
  shownTickets: (shown: number, count: number) =>
    t('The first {shown} of {count, plural, one {# open ticket} other {# open tickets}}', { shown, count }),
  allTickets: (count: number) =>
    t('{count, plural, one {# open ticket in the list} other {All # open tickets in the list}}', { count }),
  everyTicket: 'All tickets, closed ones too',
  elevators: (count: number) => t('Elevators ({count})', { count }),
  noElevators: 'This technician is the engineer of no elevator.',
  late: (days: number) => t('{days, plural, one {# day late} other {# days late}}', { days }),
  load: 'Load compared with others',
  loadHint: (technicians: number) =>
    t(
      'Beside the average of {technicians, plural, one {# active technician} other {# active technicians}}.',
      {
        technicians,
      },
    ),
  average: (average: string) => t('average {average}', { average }),
  lateTickets: 'Late tickets',
  visitsThisWeek: 'Visits this week',
  allElevators: 'Elevators',
  trapped: 'Passenger trapped',
  columns: {
    ticket: 'Ticket',
    place: 'Elevator',
    customer: 'Customer',
    priority: 'Priority',
    age: 'Age',
    target: 'Target Date',
    visit: 'Visit',
    state: 'State',
    due: 'Due date',
  },
  dayPage: {
    title: (name: string, day: string) => `${name}: ${day}`,
    visits: (count: number) => t('{count, plural, one {# visit} other {# visits}}', { count }),
    tickets: (count: number) => t('{count, plural, one {# open ticket} other {# open tickets}}', { count }),
    bring: 'To bring, by label',
    labelled: (label: string, count: number) => `${label} (${formatCount(count)})`,
    before: 'Day before',
    after: 'Next day',
    whatsApp: 'WhatsApp',
    mail: 'Send by e-mail',
    mailed: (email: string) => t('Day sent to {email}', { email }),
    notMailed: 'The day could not be sent.',
    noWork: 'No visits and no open tickets.',
    due: (day: string) => t('due {day}', { day }),
    more: (count: number) => t('and {count} more', { count }),
    other: 'Page of the technician',
  },
});
