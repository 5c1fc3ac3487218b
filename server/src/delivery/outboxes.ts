/** The tables of messages that wait until they are delivered (decision 52). */
export const OUTBOXES = ['outbox', 'push_outbox', 'web_push_outbox'] as const;

/** One of them. */
export type OutboxTable = (typeof OUTBOXES)[number];
