import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';
import { t } from '@smart-elevator/shared-ui/language/t';

/** The messages of the technician’s phone. */
export const messages = defineMessages({
  title: 'My Work',
  visits: {
    title: 'Visits today',
    none: 'No visits today',
    noneHint: 'Your dealer plans visits. A new one appears here at once.',
    failed: 'Your visits could not be loaded',
  },
  newWork: {
    title: 'A message for new work, changes of it and emergencies?',
    tell: 'Tell me of new work',
    isOn: 'This phone tells you of new work',
    failed: 'Messages could not be turned on. Please try again with a network.',
  },
  tickets: {
    title: (count: number) => t('{count, plural, one {# open ticket} other {# open tickets}}', { count }),
    failed: 'Your tickets could not be loaded',
  },
});
