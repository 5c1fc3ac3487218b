import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';

/** The messages of the visits of other days. */
export const listMessages = defineMessages({
  title: 'My Visits',
  coming: 'The next 30 days',
  past: 'The last 30 days',
  none: 'No visits',
  failed: 'Your visits could not be loaded',
});
