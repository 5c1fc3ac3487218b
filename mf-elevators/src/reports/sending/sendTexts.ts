import { t } from '@smart-elevator/shared-ui/language/t';
import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';

/** The messages about sending a report, and about its links. */
export const sendTexts = defineMessages({
  send: 'Send to customer',
  sendReport: (id: number) => t('Send AMC report {id} to the customer', { id: String(id) }),
  as: 'How',
  ways: { pdf: 'PDF attached', link: 'A link that expires' },
  days: 'The link works for',
  nDays: (days: number) => t('{days, plural, one {# day} other {# days}}', { days }),
  to: 'Recipients',
  toHint: 'Up to five e-mail addresses, with commas between them.',
  toHintLink: 'Up to five e-mail addresses, with commas between them. Leave it empty to make only the link.',
  notAnAddress: (address: string) => t('{address} is not an e-mail address.', { address }),
  noAddress: 'No customer here has an e-mail address.',
  noServer:
    'This server has no mail server: e-mails reach nobody. Make a link, copy it and send it yourself.',
  mail: 'The e-mail',
  notLoaded: 'The e-mail could not be prepared.',
  action: 'Send',
  failed: 'The report could not be sent.',
  queued: (addresses: string) => t('The e-mail is on its way to {addresses}.', { addresses }),
  notMailed: 'Nobody gets an e-mail, because this server has no mail server.',
  downloadInstead: 'Download the PDF and send it yourself.',
  copyInstead: 'Copy the link and send it yourself.',
  made: 'The link is made. Everybody who has it can read the report.',
  link: 'Link',
  copied: 'The link has been copied.',
  links: 'Links to this report',
  amcLinks: 'Links to AMC reports',
  linksFailed: 'The links could not be loaded',
  never: 'Never',
  times: (count: number, last: string) =>
    t('{count, plural, one {# time} other {# times}}, last {last}', { count, last }),
  worksUntil: (day: string) => t('Works until {day}', { day }),
  expired: (day: string) => t('Expired on {day}', { day }),
  revoked: (day: string) => t('Revoked on {day}', { day }),
  revoke: 'Revoke',
  revokeQuestion: 'Revoke this link?',
  revokeConsequence: 'People who open it see that it does not exist. This cannot be undone.',
  wasRevoked: 'The link has been revoked.',
  notRevoked: (reason: string) => t('The link could not be revoked. {reason}', { reason }),
});
