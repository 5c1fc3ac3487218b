import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';
import { t } from '@smart-elevator/shared-ui/language/t';

/** The messages of the trends. */
export const trendMessages = defineMessages({
  months: {
    title: 'Opened and closed by month',
    hint: 'Closed counts the tickets that are Closed, by their close date.',
    latest: 'The chart shows the last 24 months, the table all of them.',
    opened: 'Opened',
    closed: 'Closed',
    month: 'Month',
    failed: 'The months could not be loaded',
  },
  times: {
    title: 'Time to close by priority',
    hint: 'Whole days from the create date to the close date, for tickets closed in this period.',
    median: 'Median',
    p90: '90 % within',
    days: (count: number) => t('{count, plural, one {# day} other {# days}}', { count }),
    unit: (count: number) => t('{count, plural, one {day} other {days}}', { count }),
    closed: 'Closed tickets',
    none: 'No tickets closed in this period',
    failed: 'The times could not be loaded',
  },
  repeats: {
    title: 'Repeat faults by elevator',
    hint: 'Tickets opened in this period, within 90 days after another one of the same label on the same elevator.',
    elevator: 'Elevator',
    repeats: 'Repeat faults',
    label: 'Most frequent label',
    newest: 'Newest',
    tickets: 'All tickets',
    none: 'No repeat faults in this period',
    noneHint: 'No repeat faults within 90 days.',
    cut: (shown: number, all: number) =>
      t('The {shown} elevators with the most repeats, out of {all}.', { shown, all }),
    failed: 'The repeat faults could not be loaded',
  },
  load: {
    title: 'Workload by technician',
    hint: 'The open tickets of each technician today, and those closed in this period.',
    technician: 'Technician',
    closed: 'Closed',
    none: 'No technicians yet',
    failed: 'The workload could not be loaded',
  },
});
