import { cutTo } from '@smart-elevator/shared-api/contract/lengthOf';
import type { FastifyBaseLogger } from 'fastify';
import { reasonOf } from '../config/reasonOf';
import type { Database, Db } from '../database/Database';
import { keepDoing, type Ongoing } from './keepDoing';
import type { OutboxTable } from './outboxes';
import { pauseAfter } from './pauseAfter';

/** A table of messages that wait until they are delivered (decision 52), and what delivers them. */
export interface Outbox<Message> {
  table: OutboxTable;
  /** What of a row is sent. */
  columns: readonly (keyof Message & string)[];
  /** Those of them that are emptied once they are sent. */
  emptied?: readonly (keyof Message & string)[];
  /** The column that is true for messages which let all others pass; what waits longest goes first otherwise. */
  yielding?: string;
  /** Brings a message that waited too long up to date; true when it was changed or taken away, and is not to be sent now. */
  refresh?: (db: Db, message: Message & { message_id: string }) => Promise<boolean>;
  /** Hands a message over; rejects when that failed. `message_id` is the same on every try. */
  send: (message: Message & { message_id: string }, db: Db) => Promise<void>;
}

interface Tried {
  message_id: string;
  attempts: number;
}

/** Milliseconds between looks into an empty outbox. */
const INTERVAL = 1_000;
/** The same, when the outbox could not be read. */
const INTERVAL_AFTER_FAULT = 5_000;

/**
 * Delivers what waits in an outbox until it is stopped. A message is marked as sent in the transaction that holds its row,
 * so several servers share the work, and a crash sends it again under the same id rather than never.
 */
export const keepDelivering = <Message>(
  database: Database,
  outbox: Outbox<Message>,
  log: FastifyBaseLogger,
): Ongoing =>
  keepDoing(
    async () => ((await deliverNext(database, outbox, log)) ? 0 : INTERVAL),
    (error) => {
      log.warn({ err: error, outbox: outbox.table }, 'the outbox cannot be read');
      return INTERVAL_AFTER_FAULT;
    },
  );

/** Delivers the next message that is due, if there is one. */
export function deliverNext<Message>(
  database: Database,
  { table, columns, emptied = [], yielding, refresh, send }: Outbox<Message>,
  log: FastifyBaseLogger,
): Promise<boolean> {
  return database.transaction(async (db) => {
    const [message] = await db.query<Message & Tried>(
      `select message_id, attempts, ${columns.join(', ')} from ${table}
       where sent_at is null and next_attempt_at <= now()
       order by ${yielding ? `${yielding}, ` : ''}next_attempt_at limit 1 for update skip locked`,
    );
    if (!message) return false;
    if (await refresh?.(db, message)) return true;
    const { message_id, attempts } = message;
    try {
      await send(message, db);
      await db.query(
        `update ${table} set sent_at = now(), attempts = attempts + 1, last_error = null
           ${emptied.map((column) => `, ${column} = ''`).join('')}
         where message_id = $1`,
        [message_id],
      );
    } catch (error) {
      log.warn(
        { message_id, attempt: attempts + 1, err: error, outbox: table },
        'a message was not delivered',
      );
      await postpone(db, table, message, error);
    }
    return true;
  });
}

/** Lets a message wait for its next try, or gives it up: then it is a dead letter, for an operator to see and replay. */
async function postpone(
  db: Db,
  table: OutboxTable,
  { message_id, attempts }: Tried,
  error: unknown,
): Promise<void> {
  const tried = attempts + 1;
  const pause = pauseAfter(tried, error, Math.random());
  await db.query(
    `update ${table} set attempts = $2, last_error = $3, dead_at = case when $4 then now() end,
       next_attempt_at = case when $4 then 'infinity' else now() + make_interval(secs => $5) end
     where message_id = $1`,
    [message_id, tried, cutTo(reasonOf(error), 500), pause === undefined, pause ?? 0],
  );
}
