import type { Outbox } from '../outbox/sendOutbox';
import type { Mail } from './composeMail';

/** Passes a mail on to the transport; rejects when that failed. `message_id` is the same on every try. */
export type SendMail = (mail: Mail & { message_id: string }) => Promise<void>;

/** Updates a mail that waited too long, as `refreshExpiredCode` does. */
export type RefreshMail = NonNullable<Outbox<Mail>['refresh']>;

/** The mails that wait for delivery. */
export const mailOutbox = (send: SendMail, refresh?: RefreshMail): Outbox<Mail> => ({
  table: 'outbox',
  columns: [
    'recipient',
    'subject',
    'body_text',
    'body_html',
    'closing_ticket_id',
    'attachment',
    'attachment_name',
  ],
  // The texts are cleared: they contain passcodes and keys, of which the database otherwise stores only hashes.
  clearedColumns: ['body_text', 'body_html', 'attachment'],
  lowPriorityColumn: 'bulk',
  sameRecipient: 'lower(other.recipient) = lower(one.recipient)',
  ...(refresh ? { refresh } : {}),
  send,
});
