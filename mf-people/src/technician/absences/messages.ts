import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';
import { t } from '@smart-elevator/shared-ui/language/t';

/** The messages of a technician's absences and calendar address. */
export const messages = defineMessages({
  title: 'Absences',
  failed: 'The absences could not be loaded',
  none: 'No absence from today on.',
  add: 'Add an absence',
  from: 'First day',
  to: 'Last day',
  kind: 'Kind',
  note: 'Note',
  kinds: { Leave: 'On leave', Sick: 'Sick', Training: 'Training', Other: 'Other' },
  submit: 'Add the absence',
  days: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
  added: (visits: number) =>
    t(
      '{visits, plural, =0 {The absence was added. No visit is planned on these days.} one {The absence was added. # visit is planned on these days.} other {The absence was added. # visits are planned on these days.}}',
      { visits },
    ),
  spread: 'Spread the visits',
  delete: (days: string) => t('Delete the absence {days}', { days }),
  deleted: 'The absence was deleted.',
  notDeleted: (reason: string) => t('The absence could not be deleted. {reason}', { reason }),
  restored: 'The absence is there again.',
  notRestored: (reason: string) => t('The absence could not be restored. {reason}', { reason }),
  calendar: {
    title: 'Calendar address',
    hint: 'A calendar program that subscribes to this address shows the open visits of the next 60 days. Everybody who has the address can read them.',
    failed: 'The calendar address could not be loaded',
    make: 'Make an address',
    made: 'The calendar has a new address.',
    notMade: (reason: string) => t('The address could not be made. {reason}', { reason }),
    copied: 'The address has been copied.',
    read: (moment: string) => t('Last read {moment}', { moment }),
    neverRead: 'Not read yet',
    renew: 'Renew',
    renewQuestion: 'Are you sure you want to renew the address?',
    renewConsequence: 'Programs that have the present address can no longer read the visits.',
    revoke: 'Revoke',
    revokeQuestion: 'Are you sure you want to revoke the address?',
    revoked: 'The address was revoked.',
    notRevoked: (reason: string) => t('The address could not be revoked. {reason}', { reason }),
  },
});
