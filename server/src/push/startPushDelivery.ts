import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/Database';
import { deliverNext, startDelivery, type Outbox } from '../delivery/outboxDelivery';
import type { BackgroundTask } from '../lifecycle/runRepeatedly';

/** A push message as it is sent. */
export interface WaitingPush {
  recipients: string[];
  heading: string;
  content: string;
}

/** Sends a push message; rejects when that failed. `message_id` is the same on every try. */
export type SendPush = (push: WaitingPush & { message_id: string }) => Promise<void>;

const pushOutbox = (send: SendPush): Outbox<WaitingPush> => ({
  table: 'push_outbox',
  columns: ['recipients', 'heading', 'content'],
  sameRecipient: 'other.recipients && one.recipients',
  send,
});

/** Delivers waiting push messages until it is stopped; several servers share the work. */
export const startPushDelivery = (
  database: Database,
  send: SendPush,
  log: FastifyBaseLogger,
  atOnce?: number,
): BackgroundTask => startDelivery(database, pushOutbox(send), log, atOnce);

/** Delivers the next due push message, if there is one. */
export const deliverNextPush = (
  database: Database,
  send: SendPush,
  log: FastifyBaseLogger,
): Promise<boolean> => deliverNext(database, pushOutbox(send), log);
