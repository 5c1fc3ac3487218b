import { t } from '@smart-elevator/shared-ui/language/t';
import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';

/** The messages of the reminders of visits. */
export const visitReminderMessages = defineMessages({
  title: 'Reminders of visits',
  label: 'Remind customers',
  hint: 'Customers get an e-mail before a planned visit to their elevators, and again if its day changes after that.',
  off: 'Off',
  days: (count: number) => t('{count, plural, one {# day} other {# days}} ahead', { count }),
  failed: 'The reminders could not be loaded',
  notSaved: (reason: string) => t('The reminders were not saved. {reason}', { reason }),
});
