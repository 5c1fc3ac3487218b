import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/Database';
import { deliverNext, keepDelivering, type Outbox } from '../jobs/deliverFrom';
import type { Ongoing } from '../jobs/keepDoing';
import type { Mail } from './Mail';

/** Hands a mail over to whoever carries it; rejects when that failed. `message_id` is the same on every try. */
export type SendMail = Outbox<Mail>['send'];

const mailOutbox = (send: SendMail): Outbox<Mail> => ({
  table: 'outbox',
  columns: ['recipient', 'subject', 'body_text', 'body_html'],
  // Its words go with it: they hold passcodes and keys, of which the database otherwise keeps only hashes.
  emptied: ['body_text', 'body_html'],
  send,
});

/** Delivers the mail that waits until it is stopped; several servers share the work. */
export const deliverMail = (database: Database, send: SendMail, log: FastifyBaseLogger): Ongoing =>
  keepDelivering(database, mailOutbox(send), log);

/** Delivers the next mail that is due, if there is one. */
export const deliverOne = (database: Database, send: SendMail, log: FastifyBaseLogger): Promise<boolean> =>
  deliverNext(database, mailOutbox(send), log);
