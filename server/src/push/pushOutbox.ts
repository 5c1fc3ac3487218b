import type { Outbox } from '../outbox/sendOutbox';

/** A push message as it is sent. */
export interface WaitingPush {
  recipients: string[];
  heading: string;
  content: string;
}

/** Sends a push message; rejects when that failed. `message_id` is the same on every try. */
export type SendPush = (push: WaitingPush & { message_id: string }) => Promise<void>;

/** The push messages that wait for delivery. */
export const pushOutbox = (send: SendPush): Outbox<WaitingPush> => ({
  table: 'push_outbox',
  columns: ['recipients', 'heading', 'content'],
  sameRecipient: 'other.recipients && one.recipients',
  send,
});
