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
    notUndone: (reason: string) => t('The payment was not undone: {reason}', { reason }),
    onDay: (day: string) => t('Paid on {day}', { day }),
  },
});
