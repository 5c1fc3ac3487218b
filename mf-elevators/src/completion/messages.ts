import { t } from '@smart-elevator/shared-ui/language/t';
import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';

/** The messages about the day of a completion, and about undoing it. */
export const messages = defineMessages({
  one: (name: string) => t('Complete {elevator}', { elevator: name }),
  several: (count: number) => t('Complete {count, plural, one {# elevator} other {# elevators}}', { count }),
  day: 'Completed on',
  dayHint: 'The next maintenance is due one cycle after this day. The customer is notified at once.',
  submit: 'Complete',
  noDay: 'Please choose the day.',
  notBefore: (day: string) => t('The maintenance cannot have been completed before {day}.', { day }),
  undone: (count: number) =>
    t('{count, plural, one {The completion was undone.} other {# completions were undone.}}', { count }),
  notRecalled: 'The message that the customer got cannot be recalled.',
  notUndone: (names: string, reason: string) => t('Not undone: {names}. {reason}', { names, reason }),
});
