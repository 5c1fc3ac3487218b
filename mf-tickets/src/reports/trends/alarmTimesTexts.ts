import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';
import { t } from '@smart-elevator/shared-ui/language/t';

/** The messages of the response times to trapped passengers. */
export const alarmTimesTexts = defineMessages({
  title: 'Response times to trapped passengers',
  hint: 'Whole minutes, of the alarms that were reported in this period. False alarms are left out.',
  part: 'From – to',
  parts: {
    acknowledged: 'Reported – taken',
    arrived: 'Taken – arrived',
    released: 'Arrived – released',
    total: 'Reported – released',
  },
  median: 'Median',
  p90: '90 % within',
  worst: 'Worst',
  minutes: (count: number) => t('{count, plural, one {# minute} other {# minutes}}', { count }),
  unit: (count: number) => t('{count, plural, one {minute} other {minutes}}', { count }),
  alarms: 'Alarms',
  none: 'Nobody was trapped in this period',
  failed: 'The response times could not be loaded',
});
