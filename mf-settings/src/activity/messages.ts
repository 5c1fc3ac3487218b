import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';
import { t } from '@smart-elevator/shared-ui/language/t';

/** The messages of the activity log. */
export const messages = defineMessages({
  filters: 'Filter the activity',
  kind: 'Activity',
  anyKind: 'Any activity',
  person: 'Find a person',
  failed: 'The activity could not be loaded',
  none: 'No activity',
  noneHint: 'Sign-ins and changes will be listed here.',
  counted: (count: number) => t('{count, plural, one {# entry} other {# entries}}', { count }),
  sessionOf: (device: string, person: string) => t('{device}, of {person}', { device, person }),
  ownPassword: 'Own password changed',
  passwordOf: (person: string) => t('Password of {person} changed', { person }),
  requestedFor: (person: string) => t('New password requested for {person}', { person }),
  dealerPasscode: 'Dealer passcode renewed',
  role: (person: string, role: string) => t('{person} is now {role}', { person, role }),
  ticket: (name: string) => t('Ticket: {name}', { name }),
  elevator: (name: string) => t('Elevator: {name}', { name }),
  personDeleted: (name: string) => t('Account of {name}', { name }),
  contract: (name: string) => t('AMC contract: {name}', { name }),
  comment: (ticket: string) => t('Own comment on ticket {ticket}', { ticket }),
  view: (name: string) => t('Saved view: {name}', { name }),
  customField: (name: string) => t('Custom field: {name}', { name }),
});
