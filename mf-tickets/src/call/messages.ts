import { t } from '@smart-elevator/shared-ui/language/t';
import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';

/** The messages of the form for a call. */
export const messages = defineMessages({
  title: 'New call',
  fullForm: 'Open the full form',
  what: 'What is wrong?',
  facts: (elevator: string) => t('About {elevator}', { elevator }),
  place: 'Building and address',
  contract: 'AMC contract',
  coveredUntil: (day: string, kind: string) => t('Covered until {day} ({kind})', { day, kind }),
  kinds: { Comprehensive: 'Comprehensive', 'Non-comprehensive': 'Non-comprehensive' },
  notCovered: 'Not covered today',
  lastMaintenance: 'Last maintenance',
  neverMaintained: 'None recorded',
  nextDue: (day: string) => t('next due {day}', { day }),
  openTickets: (count: number) =>
    t('{count, plural, one {# open ticket of this elevator} other {# open tickets of this elevator}}', {
      count,
    }),
  today: 'today',
  noOpenTickets: 'No open tickets of this elevator',
  engineer: 'The engineer of this elevator',
  fewestTickets: 'Serves this building and has the fewest open tickets',
  more: 'More',
  readOut: 'Read out',
  open: 'Open ticket',
  another: 'Another call',
});
