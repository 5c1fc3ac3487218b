import type { Database, Db } from '../database/Database';

/** The tables of messages that wait until they are delivered (R847). */
export const OUTBOXES = ['outbox', 'push_outbox', 'web_push_outbox'] as const;

/** One of them. */
export type OutboxTable = (typeof OUTBOXES)[number];

/**
 * Seconds for which a message is one server's. It is prolonged while the message is on its way, so that a slow service
 * costs no second delivery, and a server that was killed holds it no longer than this.
 */
const LEASE_SECONDS = 10;
/** Milliseconds between two prolongations. */
export const LEASE_RENEWAL_MS = 3_000;

/** How messages are claimed. */
export interface Claims<Message> {
  table: OutboxTable;
  /** What of a row is sent. */
  columns: readonly (keyof Message & string)[];
  /** The column that is true for messages which let all others pass; what waits longest goes first otherwise. */
  lowPriorityColumn?: string;
  /** SQL that tells whether two rows, `one` and `other`, go to the same recipient: these go one after the other. */
  sameRecipient: string;
  /** Brings a message that waited too long up to date; true when it was changed or taken away, and is not to be sent now. */
  refresh?: (db: Db, message: Message & { message_id: string }) => Promise<boolean>;
}

/** A message that is on its way, and the claim under which it is. */
export interface Claim {
  message_id: string;
  attempt_id: string;
  attempts: number;
}

/**
 * Claims the next message that is due and whose recipient is not just being sent another one; 'none' when there is none,
 * 'again' when it was brought up to date instead.
 */
export function claimNext<Message>(
  database: Database,
  { table, columns, lowPriorityColumn, sameRecipient, refresh }: Claims<Message>,
): Promise<(Message & Claim) | 'none' | 'again'> {
  const due = `sent_at is null and next_attempt_at <= now() and (locked_until is null or locked_until < now())`;
  return database.transaction(async (db) => {
    // Nearly always there is nothing: that needs no lock.
    const [any] = await db.query(`select 1 from ${table} where ${due} limit 1`);
    if (!any) return 'none';
    // One claims at a time, else two servers could take two messages of one recipient.
    await db.query(`select pg_advisory_xact_lock(hashtext('claims of ${table}'))`);
    const [message] = await db.query<Message & Pick<Claim, 'message_id'>>(
      `select message_id, ${columns.join(', ')} from ${table} one
       where ${due} and not exists (select from ${table} other
         where other.locked_until >= now() and other.sent_at is null and ${sameRecipient})
       order by ${lowPriorityColumn ? `${lowPriorityColumn}, ` : ''}next_attempt_at limit 1 for update skip locked`,
    );
    if (!message) return 'none';
    if (await refresh?.(db, message)) return 'again';
    const [claim] = await db.query<Claim>(
      `update ${table} set attempt_id = gen_random_uuid(), locked_until = now() + make_interval(secs => ${LEASE_SECONDS})
       where message_id = $1 returning message_id, attempt_id, attempts`,
      [message.message_id],
    );
    return claim ? { ...message, ...claim } : 'again';
  });
}

/** Keeps a claim for another lease; without effect when somebody else has it by now. */
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
