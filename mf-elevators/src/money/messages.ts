import { t } from '@smart-elevator/shared-ui/language/t';
import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';

/** The messages about selected contracts, their payments, renewals and reminders. */
export const messages = defineMessages({
  region: 'Selected contracts',
  select: (customer: string) => t('Select the contract of {customer}', { customer }),
  tooMany: (count: number, max: number) =>
    t(
      '{count, plural, one {# contract matches} other {# contracts match}}. At most {max} can be selected together.',
      { count, max },
    ),
  failed: (count: number) =>
    t('{count, plural, one {# contract was not changed} other {# contracts were not changed}}', { count }),
  renewal: {
    action: 'Renew together',
    title: (count: number) =>
      t('Renew {count, plural, one {# contract} other {# contracts}} together', { count }),
    percent: 'Increase in percent',
    percentHint: 'Up to two decimals, such as 7 or 7.5.',
    noPercent: 'Please enter a percentage from -50 to 100.',
    rounding: 'Round to',
    preview: 'New contracts',
    before: 'Old value',
    after: 'New value',
    valueOf: (customer: string) => t('New value of the contract of {customer}', { customer }),
    badValue: 'Please enter whole rupees from 0 to 10,000,000,000.',
    sum: (before: string, after: string) => t('Together {before} → {after}', { before, after }),
    left: (count: number) =>
      t(
        '{count, plural, one {# selected contract was renewed already or has ended. It stays as it is.} other {# selected contracts were renewed already or have ended. They stay as they are.}}',
        { count },
      ),
    done: (count: number) => t('{count, plural, one {# contract} other {# contracts}} renewed', { count }),
    failed: 'The contracts could not be renewed.',
  },
  owed: {
    title: 'Who owes money',
    filter: 'Search the customers',
    search: 'Search by customer',
    counted: (count: number) => t('{count, plural, one {# customer} other {# customers}}', { count }),
    sum: (count: number, sum: string, old: string) =>
      t(
        '{count, plural, one {# contract is} other {# contracts are}} not paid: {sum}, of that {old} for more than 90 days.',
        { count, sum, old },
      ),
    failed: 'The sums could not be loaded',
    none: 'Nobody owes money',
    noneHint: 'Contracts appear here from their start until they are marked as paid.',
  },
  reminder: {
    actions: { payment: 'Remind of the payment', end: 'Remind of the end' },
    titles: { payment: 'Remind customers of the payment', end: 'Remind customers of the end' },
    to: (address: string) => t('To {address}', { address }),
    send: (count: number) => t('Send {count, plural, one {# e-mail} other {# e-mails}}', { count }),
    done: (count: number) => t('{count, plural, one {# customer} other {# customers}} reminded', { count }),
    noAddress: 'These customers have no e-mail address, and are left out:',
    left: 'These contracts are left out:',
    notLoaded: 'The e-mails could not be loaded',
    failed: 'The e-mails could not be sent.',
    ago: (age: string) => t('Reminded {age} ago', { age }),
    now: 'Reminded just now',
  },
  payment: {
    action: 'Mark as paid',
    title: (count: number, sum: string) =>
      t('{count, plural, one {# contract} other {# contracts}} paid, {sum}', { count, sum }),
    on: 'Paid on',
    reference: 'Payment reference',
    referenceHint: 'For example the number of the transfer or of the cheque.',
    done: (count: number) =>
      t('{count, plural, one {# contract} other {# contracts}} marked as paid', { count }),
    undone: (count: number) =>
      t('{count, plural, one {# contract is} other {# contracts are}} not paid again', { count }),
    notUndone: (names: string, reason: string) => t('Not undone: {names}. {reason}', { names, reason }),
    onDay: (day: string) => t('Paid on {day}', { day }),
  },
});
