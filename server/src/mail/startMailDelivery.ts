import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/Database';
import { deliverNext, startDelivery, type Outbox } from '../delivery/outboxDelivery';
import type { BackgroundTask } from '../lifecycle/runRepeatedly';
import type { Mail } from './composeMail';

/** Passes a mail on to the transport; rejects when that failed. `message_id` is the same on every try. */
export type SendMail = (mail: Mail & { message_id: string }) => Promise<void>;

/** Updates a mail that waited too long, as `refreshExpiredCode` does. */
export type RefreshMail = NonNullable<Outbox<Mail>['refresh']>;

const mailOutbox = (send: SendMail, refresh: RefreshMail | undefined): Outbox<Mail> => ({
  table: 'outbox',
  columns: ['recipient', 'subject', 'body_text', 'body_html', 'closing_ticket_id'],
  // The texts are cleared: they contain passcodes and keys, of which the database otherwise stores only hashes.
  clearedColumns: ['body_text', 'body_html'],
  lowPriorityColumn: 'bulk',
  sameRecipient: 'lower(other.recipient) = lower(one.recipient)',
  ...(refresh ? { refresh } : {}),
  send,
});

/** Delivers waiting mails until it is stopped; several servers share the work. */
export const startMailDelivery = (
  database: Database,
  send: SendMail,
  log: FastifyBaseLogger,
  { refresh, atOnce }: { refresh?: RefreshMail; atOnce?: number } = {},
): BackgroundTask => startDelivery(database, mailOutbox(send, refresh), log, atOnce);

/** Delivers the next due mail, if there is one. */
export const deliverNextMail = (
  database: Database,
  send: SendMail,
  log: FastifyBaseLogger,
  refresh?: RefreshMail,
): Promise<boolean> => deliverNext(database, mailOutbox(send, refresh), log);
