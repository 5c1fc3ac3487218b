import type { Db } from '../database/Database';
import { ask, sql } from '../database/sql';

/** A push message to people of one dealer. */
export interface Push {
  dealer_id: number;
  /** External ids of subscriptions. */
  recipients: readonly string[];
  heading: string;
  content: string;
}

/** Queues a push message in the transaction of the change that it tells of (decisions 51, 52). Nobody to tell: nothing. */
export async function queuePush(db: Db, { dealer_id, recipients, heading, content }: Push): Promise<void> {
  if (recipients.length === 0) return;
  await ask(
    db,
    sql`insert into push_outbox (dealer_id, recipients, heading, content)
      values (${dealer_id}, ${recipients}::text[], ${heading}, ${content})`,
  );
}
