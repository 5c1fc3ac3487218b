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
    lifts: (count: number) => t('{count, plural, one {# elevator} other {# elevators}}', { count }),
  },
});
