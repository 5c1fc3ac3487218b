import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/Database';
import { deliverNext, keepDelivering, type Outbox } from '../delivery/deliverFrom';
import type { Ongoing } from '../lifecycle/keepDoing';

/** A push message as it is handed over. */
export interface WaitingPush {
  recipients: string[];
  heading: string;
  content: string;
}

/** Hands a push message over; rejects when that failed. `message_id` is the same on every try. */
export type SendPush = (push: WaitingPush & { message_id: string }) => Promise<void>;

const pushOutbox = (send: SendPush): Outbox<WaitingPush> => ({
  table: 'push_outbox',
  columns: ['recipients', 'heading', 'content'],
  sameRecipient: 'other.recipients && one.recipients',
  send,
});

/** Delivers the push messages that wait until it is stopped; several servers share the work. */
export const deliverPush = (
  database: Database,
  send: SendPush,
  log: FastifyBaseLogger,
  atOnce?: number,
): Ongoing => keepDelivering(database, pushOutbox(send), log, atOnce);

/** Delivers the next push message that is due, if there is one. */
export const deliverOnePush = (
  database: Database,
  send: SendPush,
  log: FastifyBaseLogger,
): Promise<boolean> => deliverNext(database, pushOutbox(send), log);
