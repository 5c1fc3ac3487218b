import { t } from '@smart-elevator/shared-ui/language/t';
import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';

/** The messages of the screens of contracts, renewals and the calendar. */
export const messages = defineMessages({
  list: {
    title: 'AMC Contracts',
    add: 'Add Contract',
    search: 'Search by customer or elevator',
    state: 'State',
    anyState: 'Any state',
    elevator: (name: string) => t('Elevator: {name}', { name }),
    none: 'No contracts yet',
    noneHint: 'Add a contract to see it here.',
    failed: 'The contracts could not be loaded',
  },
  tabs: {
    label: 'Contracts by what they need',
    unpaid: 'Not paid',
    ending: 'Ends in 30 days',
    sum: {
      unpaid: (count: number, sum: string) => t('Not paid ({count}, {sum})', { count, sum }),
      ending: (count: number, sum: string) => t('Ends in 30 days ({count}, {sum})', { count, sum }),
    },
  },
  visits: {
    title: 'Visits',
    counts: (promised: number, done: number, missed: number, planned: number) =>
      t(
        '{promised, plural, one {# visit promised} other {# visits promised}}: {done} done, {missed} missed, {planned} planned.',
        { promised, done, missed, planned },
      ),
  },
  change: {
    title: 'The visits change',
    promised: (now: number, before: number) =>
      t(
        '{now, plural, one {From today on the contract promises # visit instead of {before}.} other {From today on the contract promises # visits instead of {before}.}}',
        { now, before },
      ),
    next: (now: string, before: string) =>
      t('The next promised day is {now} instead of {before}.', { now, before }),
    planned:
      'Planned visits that no longer fit are planned again or cancelled. What a person has moved within the contract, and what has begun, stays.',
  },
  form: {
    addElevator: 'Add an elevator',
    chosenElevators: 'Elevators of this contract',
    ofCustomer: 'The customer’s own elevators are offered first.',
    choicesFailed: 'The customers and elevators could not be loaded',
    notLoaded: 'The contract could not be loaded',
    gone: 'This contract does not exist or was deleted.',
    noneChosen: 'No contract selected',
    noneChosenHint: 'Choose a contract from the list.',
    back: 'Back to AMC Contracts',
    failed: 'The contract could not be saved.',
  },
  edit: (customer: string) => t('Edit the contract of {customer}', { customer }),
  renew: (customer: string) => t('Renew the contract of {customer}', { customer }),
  renewed: 'The previous contract does not change.',
  remove: {
    of: (customer: string) => t('Delete the contract of {customer}', { customer }),
    question: 'Are you sure you want to delete this contract?',
    visits: (count: number) =>
      t('{count, plural, one {# visit is cancelled.} other {# visits are cancelled.}}', {
        count,
      }),
    done: 'Contract deleted successfully',
    failed: (reason: string) => t('The contract could not be deleted: {reason}', { reason }),
  },
  desk: {
    unpaid: (count: number, sum: string) =>
      t('Not paid: {count, plural, one {# contract} other {# contracts}}, {sum}', { count, sum }),
    renew: (day: string) => t('{day}: renew', { day }),
  },
  ends: {
    today: 'ends today',
    in: (days: number) => t('ends in {days, plural, one {# day} other {# days}}', { days }),
    ago: (days: number) => t('ended {days, plural, one {# day} other {# days}} ago', { days }),
  },
  paid: 'Paid',
  unpaid: 'Not paid',
  more: (count: number) => t('and {count} more', { count }),
  lastDeleted: (elevator: string, day: string) =>
    t('Ended on {day}: its last elevator, {elevator}, was deleted.', { elevator, day }),
  goesOn: 'The contract continues when you add elevators.',
  renewals: {
    title: 'AMC Renewals',
    stages: 'Contracts by stage',
    failed: 'The renewals could not be loaded',
    none: 'No contracts in this stage',
    noneHint: 'Contracts appear here when their end is near, until they are renewed.',
    action: 'Renew',
  },
  calendar: {
    title: 'Maintenance calendar',
    engineer: 'Engineer',
    everybody: 'All engineers',
    unassigned: 'Unassigned',
    view: 'View',
    month: {
      name: 'Month',
      previous: 'Previous month',
      next: 'Next month',
      none: 'Nothing is due in this month',
    },
    week: {
      name: 'Week',
      previous: 'Previous week',
      next: 'Next week',
      none: 'Nothing is due in this week',
    },
    today: 'Today',
    failed: 'The calendar could not be loaded',
    due: 'Due',
    overdue: 'Overdue',
    visit: 'Visit',
    visitIs: {
      Planned: 'Visit',
      OnTheWay: 'On the way',
      AtWork: 'At work',
      Done: 'Visited',
      Missed: 'Missed visit',
      Cancelled: 'Cancelled visit',
      OnHold: 'Visit on hold',
    },
    planned: (day: string) => t('Visits are planned up to {day}.', { day }),
    visitsToday: 'Visits today',
    more: (count: number) => t('{count} more', { count }),
    fewer: 'Show fewer',
    move: {
      how: 'Drag an entry to another day. With the keyboard, Space picks it up and drops it, the arrow keys move it, Escape puts it back.',
      over: (elevator: string, day: string) => t('{elevator}, to {day}', { elevator, day }),
      promised: (day: string) => t('Promised for {day}', { day }),
      changed: 'It was moved to another day meanwhile.',
      due: {
        done: (elevator: string, day: string) => t('{elevator} is now due on {day}.', { elevator, day }),
        failed: (elevator: string, reason: string) =>
          t('The due date of {elevator} was not changed: {reason}', { elevator, reason }),
      },
      visit: {
        done: (elevator: string, day: string) =>
          t('The visit to {elevator} is now on {day}.', { elevator, day }),
        failed: (elevator: string, reason: string) =>
          t('The visit to {elevator} was not moved: {reason}', { elevator, reason }),
        gone: 'It does not exist any more.',
      },
    },
  },
});
