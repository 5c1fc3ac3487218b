import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';
import { t } from '@smart-elevator/shared-ui/language/t';

/** The messages of the dispatch board. */
export const messages = defineMessages({
  title: 'Dispatch board',
  failed: 'The board could not be loaded',
  filters: 'Narrow the board',
  previous: 'Previous week',
  next: 'Next week',
  previousDay: 'Day before',
  nextDay: 'Next day',
  today: 'Today',
  technician: 'Technician',
  nobody: 'Nobody',
  dayOff: 'Day off',
  holidaysEnd: (day: string) =>
    t('The last day off that is entered is {day}: later holidays are not known to the plan.', { day }),
  noneOfDay: 'No visits',
  booked: (booked: string, whole: string) => t('{booked} of {whole}', { booked, whole }),
  over: 'overbooked',
  daySheet: (name: string, day: string) => t('Day sheet of {name}, {day}', { name, day }),
  actual: (from: string, to: string) => t('Actual: {from} – {to}', { from, to }),
  arrived: (from: string) => t('Arrived {from}', { from }),
  onTheWay: (from: string) => t('On the way since {from}', { from }),
  lifts: (count: number) => t('{count, plural, one {# elevator} other {# elevators}}', { count }),
  alerts: {
    late: 'Late',
    window: 'After its period',
    absent: 'Absent',
    off: 'Day off',
    double: 'Double',
  },
  absences: { Leave: 'Leave', Sick: 'Sick', Training: 'Training', Other: 'Absent' },
  how: 'Drag a visit to another day or technician. With the keyboard, Space picks it up, the arrow keys move it, Space or Enter drops it, Escape puts it back. A visit under way stays.',
  carried: (building: string, who: string, day: string) => `${building}: ${who}, ${day}`,
  moved: (building: string, who: string, day: string) =>
    t('The visit to {building} is now on {day}, by {who}.', { building, day, who }),
  move: 'Move',
  moveOf: (building: string) => t('Move the visit to {building}', { building }),
  tray: {
    label: 'Tray',
    unassigned: 'Unassigned',
    alerts: 'Alerts',
    hold: 'On hold',
    cancelled: 'Cancelled',
    none: 'Nothing here.',
    failed: 'The tray could not be loaded',
    first: (shown: number, count: number) => t('The first {shown} of {count}', { shown, count }),
  },
});
