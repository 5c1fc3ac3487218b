import type { Database, Db } from '../database/Database';

/** The tables of messages that wait for delivery (R847). */
export const OUTBOXES = ['outbox', 'push_outbox', 'web_push_outbox', 'text_outbox'] as const;

export type OutboxTable = (typeof OUTBOXES)[number];

/**
 * Seconds for which a server claims a message. The claim is renewed during the delivery, so that a slow service does
 * not cause a second delivery, and a killed server holds it no longer than this.
 */
const LEASE_SECONDS = 10;
/** Milliseconds between two renewals. */
export const LEASE_RENEWAL_MS = 3_000;

/** How messages are claimed. */
export interface Claims<Message> {
  table: OutboxTable;
  /** The columns that are sent. */
  columns: readonly (keyof Message & string)[];
  /**
   * The column that marks messages of low priority. Messages of an alarm go before all others, otherwise the one that has waited
   * longest goes first.
   */
  lowPriorityColumn?: string;
  /**
   * SQL condition on two rows, `one` and `other`, that go to the same recipient: these are sent one after the other.
   */
  sameRecipient: string;
  /** Updates a message that waited too long; true when it was changed or deleted, and must not be sent now. */
  refresh?: (db: Db, message: Message & { message_id: string }) => Promise<boolean>;
}

/** A message that is being delivered, and its claim. */
export interface Claim {
  message_id: string;
  attempt_id: string;
  attempts: number;
  /** Whether it is of an alarm. */
  is_urgent: boolean;
  /** The request that caused it; null for background work. */
  traceparent: string | null;
}

/**
 * Claims the next due message whose recipient is not being sent another one; 'none' when there is none, 'again' when
 * it was updated instead.
 */
export function claimNext<Message>(
  database: Database,
  { table, columns, lowPriorityColumn, sameRecipient, refresh }: Claims<Message>,
): Promise<(Message & Claim) | 'none' | 'again'> {
  const due = `sent_at is null and next_attempt_at <= now() and (locked_until is null or locked_until < now())`;
  return database.transaction(async (db) => {
    // Usually there is none, which needs no lock. A restored database holds all of them (R853).
    const [any] = await db.query(
      `select 1 from ${table} where ${due} and not exists (select from message_hold) limit 1`,
    );
    if (!any) return 'none';
    // One claim at a time, because otherwise two servers could claim two messages of one recipient.
    await db.query(`select pg_advisory_xact_lock(hashtext('claims of ${table}'))`);
    const [message] = await db.query<Message & Pick<Claim, 'message_id'>>(
      `select message_id, ${columns.join(', ')} from ${table} one
       where ${due} and not exists (select from ${table} other
         where other.locked_until >= now() and other.sent_at is null and ${sameRecipient})
       order by alarm_id is null, ${lowPriorityColumn ? `${lowPriorityColumn}, ` : ''}next_attempt_at limit 1 for update skip locked`,
    );
    if (!message) return 'none';
    if (await refresh?.(db, message)) return 'again';
    const [claim] = await db.query<Claim>(
      `update ${table} set attempt_id = gen_random_uuid(), locked_until = now() + make_interval(secs => ${LEASE_SECONDS})
       where message_id = $1 returning message_id, attempt_id, attempts, alarm_id is not null as is_urgent, traceparent`,
      [message.message_id],
    );
    return claim ? { ...message, ...claim } : 'again';
  });
}

/** Renews a claim for another lease; without effect when another server has claimed the message meanwhile. */
export async function renewClaim(
  db: Db,
  table: OutboxTable,
  { message_id, attempt_id }: Claim,
): Promise<void> {
  await db.query(
    `update ${table} set locked_until = now() + make_interval(secs => ${LEASE_SECONDS})
     where message_id = $1 and attempt_id = $2 and sent_at is null and locked_until is not null`,
    [message_id, attempt_id],
  );
}
