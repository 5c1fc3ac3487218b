import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';
import { t } from '@smart-elevator/shared-ui/language/t';

/** The messages about emergencies of a lift: seals, test calls, alarms and its logbook. */
export const safetyTexts = defineMessages({
  title: 'Emergencies',
  failed: 'The emergencies could not be loaded',
  none: 'No emergency, no test call and no seal is recorded.',
  seal: 'Seal the lift',
  seals: 'Seals',
  since: (time: string) => t('since {time}', { time }),
  period: (from: string, to: string) => `${from} – ${to}`,
  permit: (number: string, day: string) => t('Permit {number}, {day}', { number, day }),
  alarms: 'Passengers trapped',
  falseAlarm: 'Nobody was trapped',
  openAlarm: 'Not released yet',
  released: (minutes: number) =>
    t('{count, plural, one {released after # minute} other {released after # minutes}}', { count: minutes }),
  silent: 'No test call for more than three days',
  silentHint: 'Make a call from the car, and record it here.',
  tests: 'Test calls',
  logbook: 'Lift logbook',
  logbookFile: (name: string, from: string, to: string) => `${name} ${from} ${to}.pdf`,
  test: {
    title: 'Record a test call',
    hint: 'Nobody is alarmed.',
    note: 'Remark',
    submit: 'Record',
    done: 'The test call is recorded.',
  },
  unseal: {
    title: 'Remove the seal',
    hint: 'Enter the permit of the inspector. It stays in the record of the lift.',
    number: 'Number of the permit',
    day: 'Day of the permit',
    file: 'Permit',
    fileHint: 'A photo or a PDF among the files of the lift.',
    noFiles: 'The lift has no files yet',
    filesFailed: 'The files could not be loaded.',
    add: 'Add the permit',
    notSent: (name: string, reason: string) => t('{name} was not sent: {reason}', { name, reason }),
    done: (name: string) => t('{name} is no longer sealed.', { name }),
  },
});
