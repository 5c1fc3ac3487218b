import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';
import { t } from '@smart-elevator/shared-ui/language/t';

/** The messages of the lifts of a technician. */
export const liftMessages = defineMessages({
  title: 'My Lifts',
  search: 'Search by lift, building or address',
  none: 'No lifts',
  noneHint: 'Lifts whose engineer you are appear here.',
  noMatches: 'No lift matches',
  failed: 'Your lifts could not be loaded',
  scan: 'Scan the QR code of a lift',
  noScanner: 'The code could not be read on this phone. Please search for the lift.',
  unreadable: 'There is no code of a lift in the picture. Please try again, or search for the lift.',
  lift: 'Lift',
  liftFailed: 'The lift could not be loaded',
  gone: 'This lift is not yours',
  facts: 'The lift',
  building: 'Building',
  address: 'Address',
  nextMaintenance: 'Maintenance due',
  history: 'History',
  historyFailed: 'The history could not be loaded',
  noHistory: 'Nothing has happened yet',
  events: {
    visit: { 'Next visit': 'Next visit', 'Visit done': 'Visit done', 'Visit missed': 'Visit missed' },
    maintenance: {
      InDue: 'Maintenance due',
      OverDue: 'Maintenance overdue',
      Completed: 'Maintenance completed',
    },
    due: (day: string) => t('Due {day}', { day }),
    completed: (day: string) => t('completed {day}', { day }),
    report: (id: string) => t('AMC report {id}', { id }),
  },
  files: 'Photos and documents',
  filesFailed: 'The files could not be loaded',
  filesOffline: 'They need a network.',
  noFiles: 'No files',
});
