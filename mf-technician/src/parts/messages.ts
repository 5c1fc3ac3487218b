import { t } from '@smart-elevator/shared-ui/language/t';
import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';

/** The messages that several screens of the phone have. */
export const partMessages = defineMessages({
  call: 'Call',
  navigate: 'Navigate',
  onTheWay: 'On the way',
  arrived: 'Arrived',
  open: 'Open the visit',
  asOf: (when: string) => t('Not up to date: as of {when}', { when }),
  takeAlong: 'To take along',
  leftOut: (size: string) => t('{size}, not on this phone: open it with a network', { size }),
  notStored: 'It could not be stored on this phone',
  lifts: (count: number) => t('{count, plural, one {# elevator} other {# elevators}}', { count }),
});
