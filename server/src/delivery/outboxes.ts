/** The tables of messages that wait until they are delivered (R847). */
export const OUTBOXES = ['outbox', 'push_outbox', 'web_push_outbox'] as const;

/** One of them. */
export type OutboxTable = (typeof OUTBOXES)[number];
