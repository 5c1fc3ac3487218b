import type { Outbox } from '../outbox/sendOutbox';

/** A text message as it is sent: to a phone number, as the person has it. */
export interface WaitingText {
  recipient: string;
  body: string;
}

/** Sends a text message; rejects when that failed. `message_id` is the same on every try. */
export type SendText = (text: WaitingText & { message_id: string }) => Promise<void>;

/** The text messages that wait for delivery (R1450). */
export const textOutbox = (send: SendText): Outbox<WaitingText> => ({
  table: 'text_outbox',
  columns: ['recipient', 'body'],
  sameRecipient: 'other.recipient = one.recipient',
  send,
});
