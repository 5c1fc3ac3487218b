import type { Db } from '../database/Database';
import { currentTraceparent } from '../database/queryTime';
import { sql } from '../database/sql';

/** A push message before its delivery. */
export interface PushMessage {
  /** External ids of subscriptions. */
  recipients: readonly string[];
  heading: string;
  content: string;
}

/** A push message to people of one dealer. */
export interface Push extends PushMessage {
  dealer_id: number;
}

/**
 * Queues a push message in the transaction of the change that it reports (R844, R847). One without recipients is queued,
 * too: without a push service every message is a line in the log (R1007).
 */
export const enqueuePush = (db: Db, { dealer_id, ...message }: Push): Promise<void> =>
  enqueuePushes(db, dealer_id, [message]);

/** Queues several at once, to people of one dealer. */
export async function enqueuePushes(
  db: Db,
  dealer_id: number,
  messages: readonly PushMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  await db.query(sql`insert into push_outbox (dealer_id, recipients, heading, content, traceparent)
    select ${dealer_id}, m.recipients, m.heading, m.content, ${currentTraceparent()}
    from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as m (recipients text[], heading text, content text)`);
}
