import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';
import { t } from '@smart-elevator/shared-ui/language/t';

/** The messages of a change of several tickets. */
export const bulkMessages = defineMessages({
  region: 'Selected tickets',
  tooMany: (count: number, max: number) =>
    t('All {count} matches are too many: up to {max} tickets can be changed together.', { count, max }),
  change: 'Change',
  title: (count: number) => t('Change {count, plural, one {# ticket} other {# tickets}}', { count }),
  asIs: 'No change',
  nothing: 'Choose what to change.',
  next: 'Continue',
  question: (count: number) =>
    t('Are you sure you want to change {count, plural, one {# ticket} other {# tickets}}?', { count }),
  confirm: 'Change',
  sending: 'Changing',
  done: (count: number) =>
    t('{count, plural, one {# ticket} other {# tickets}} updated successfully', { count }),
  some: (updated: number, count: number) =>
    t('{updated} of {count, plural, one {# ticket} other {# tickets}} updated', { updated, count }),
  failed: (count: number) =>
    t('Not changed and still selected: {count, plural, one {# ticket} other {# tickets}}', { count }),
  more: (count: number) => t('and {count} more', { count }),
});
