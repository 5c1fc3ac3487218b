import { t } from '@smart-elevator/shared-ui/language/t';
import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';

/** The messages of the report of visits that were done in time. */
export const messages = defineMessages({
  title: 'Visits in time',
  range: 'Report period',
  from: 'Promised from',
  to: 'Promised until',
  usual: 'Without dates: the last twelve months.',
  hint: 'In time is until the last day that counts for the period. Cancelled visits and those without a contract are left out.',
  reversed: 'From is after until, so there is nothing to count.',
  none: 'No visits are promised in this period',
  noneHint: 'Choose another period, or clear the dates.',
  rows: (count: number) => t('{count, plural, one {# row} other {# rows}}', { count }),
  byMonth: 'By month',
  byMonthFailed: 'The months could not be loaded',
  byTechnician: 'By technician',
  byTechnicianFailed: 'The technicians could not be loaded',
  month: 'Month',
  technician: 'Technician',
  promised: 'Promised',
  kept: { InTime: 'Done in time', Late: 'Done late', Missed: 'Missed', Open: 'Not over yet' },
  share: 'Share in time',
});
