import { defineMessages } from '@smart-elevator/shared-ui/language/defineMessages';
import { t } from '@smart-elevator/shared-ui/language/t';

/** The messages of unsent work. */
export const messages = defineMessages({
  title: 'Unsent work',
  list: 'What this phone has not sent',
  none: 'Everything is sent',
  noneHint: 'What you do without a network is kept here until it is sent.',
  export: 'Save as a file',
  exportFailed: 'The file could not be made.',
  sendNow: 'Send now',
  retry: 'Try again',
  sendMine: 'Send mine',
  delete: 'Delete',
  deleteSentence: 'Delete this without sending it?',
  reason: 'Reason',
  stored: (at: string) => t('Saved {at}', { at }),
  waiting: 'Waits for a network.',
  sending: 'Is being sent.',
  behind: 'Waits for the one above.',
  later: 'The server did not answer. It is tried again by itself.',
  refused: 'The server did not accept it.',
  ticketGone: 'This ticket is no longer yours. Tell the office what you did.',
  visitGone: 'This visit is no longer yours. Tell the office what you did.',
  entered: 'What you entered',
  parts: 'Parts used',
  answerAgain: 'Open the visit and answer this item again, then delete this.',
  newer: 'This version of the app cannot send it. Reload the app, then try again.',
  conflict: 'What you entered and what is stored',
  mine: 'Yours',
  theirs: 'Stored',
  field: 'Field',
  state: 'State',
  noAnswer: 'No answer',
  strip: {
    unsent: (count: number, since: string) =>
      t('{count, plural, one {# unsent} other {# unsent}} since {since}', { count, since }),
    parked: (count: number) => t('{count, plural, one {# needs you} other {# need you}}', { count }),
    signIn: 'Sign in again to send your work.',
  },
  others: (user_name: string, count: number) =>
    t(
      '{count, plural, one {# item} other {# items}} of {user_name} on this phone. Only {user_name} can send or delete them, after signing in.',
      { count, user_name },
    ),
  othersTitle: 'Work of somebody else',
  signOut: {
    sentence: 'Sign out with unsent work?',
    subject: (count: number) =>
      t('{count, plural, one {# item is} other {# items are}} not sent yet.', { count }),
    consequence:
      'What is not sent stays on this phone and is sent when you sign in here again. Nobody else can send or read it in the app.',
    confirm: 'Sign out',
  },
  kinds: {
    answers: (count: number) =>
      t('{count, plural, one {# answer} other {# answers}} of the checklist', { count }),
    ticketChange: 'Change of a ticket',
    comment: (text: string) => t('Comment: {text}', { text }),
    closing: 'Closing confirmed by the customer',
    file: (name: string) => t('Photo: {name}', { name }),
    unknown: 'Saved by a newer version of the app',
  },
});
