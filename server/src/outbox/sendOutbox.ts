import { truncate } from '@smart-elevator/shared-api/contract/codePointLength';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { errorMessage } from '../config/errorMessage';
import type { Database, Db } from '../database/Database';
import { currentQueryTime, QueryTime } from '../database/queryTime';
import { claimNext, LEASE_RENEWAL_MS, renewClaim, type Claim, type Claims, type OutboxTable } from './claims';
import { runRepeatedly, type BackgroundTask } from '../lifecycle/runRepeatedly';
import { beginSpan } from '../tracing/spans';
import { readTraceparent } from '../tracing/traceparent';
import { RetryLater, Undeliverable } from './sendErrors';

/** A table of messages that wait for delivery (R847), and how they are delivered. */
export interface Outbox<Message> extends Claims<Message> {
  /** The columns that are cleared after the delivery. */
  clearedColumns?: readonly (keyof Message & string)[];
  /** Passes a message on; rejects when that failed. `message_id` is the same on every try. */
  send: (message: Message & { message_id: string }, db: Db) => Promise<void>;
}

/** Milliseconds between checks of an empty outbox. */
const POLL_INTERVAL_MS = 1_000;
/** Milliseconds until the next check after the outbox could not be read. */
const RETRY_INTERVAL_MS = 5_000;
/** Milliseconds for which a stop waits for running deliveries; the rest is sent again after its lease. */
const STOP_TIMEOUT_MS = 3_000;

/**
 * Delivers the messages of an outbox until it is stopped, several at once, but those of one recipient one after the
 * other. A message is claimed, sent, and then marked, so that no transaction is open during the delivery. Several
 * servers share the work. After a crash a message is sent again under the same id rather than never.
 */
export function startSending<Message>(
  database: Database,
  outbox: Outbox<Message>,
  log: FastifyBaseLogger,
  atOnce = 1,
): BackgroundTask {
  const running = new Set<Promise<void>>();
  const claiming = runRepeatedly(
    async () => {
      if (running.size >= atOnce) return POLL_INTERVAL_MS;
      const claimed = await claimNext(database, outbox);
      if (claimed === 'none') return POLL_INTERVAL_MS;
      if (claimed === 'again') return 0;
      const delivery = deliver(database, outbox, claimed, log)
        .catch((error: unknown) =>
          log.warn({ err: error, outbox: outbox.table }, 'a delivery could not be recorded; it is repeated'),
        )
        .finally(() => {
          running.delete(delivery);
          // There is a free slot for another one, perhaps for one to the same recipient.
          claiming.wake();
        });
      running.add(delivery);
      return 0;
    },
    (error) => {
      log.warn({ err: error, outbox: outbox.table }, 'the outbox cannot be read');
      return RETRY_INTERVAL_MS;
    },
  );
  return {
    stop: async () => {
      await claiming.stop();
      const over = new AbortController();
      const timeout = pause(STOP_TIMEOUT_MS, undefined, { signal: over.signal }).catch(() => {});
      await Promise.race([Promise.all(running), timeout]);
      over.abort();
    },
  };
}

/** Delivers the next due message, if there is one. */
export async function sendNext<Message>(
  database: Database,
  outbox: Outbox<Message>,
  log: FastifyBaseLogger,
): Promise<boolean> {
  const claimed = await claimNext(database, outbox);
  if (claimed === 'none') return false;
  if (claimed !== 'again') await deliver(database, outbox, claimed, log);
  return true;
}

/** Sends a claimed message, and stores the result, as a part of the trace of the request that caused it. */
async function deliver<Message>(
  database: Database,
  outbox: Outbox<Message>,
  message: Message & Claim,
  log: FastifyBaseLogger,
): Promise<void> {
  const { message_id, traceparent } = message;
  const span = beginSpan('client', readTraceparent(traceparent));
  const { trace_id, span_id } = span;
  let hasFailed = true;
  try {
    hasFailed = !(await currentQueryTime.run(new QueryTime(span), () =>
      attempt(database, outbox, message, log.child({ trace_id, span_id })),
    ));
  } finally {
    span.end(
      `deliver ${outbox.table}`,
      { 'messaging.destination.name': outbox.table, 'messaging.message.id': message_id },
      hasFailed,
    );
  }
}

/** Whether the message was sent. */
async function attempt<Message>(
  database: Database,
  { table, clearedColumns = [], send }: Outbox<Message>,
  message: Message & Claim,
  log: FastifyBaseLogger,
): Promise<boolean> {
  const renewing = setInterval(
    () => void renewClaim(database, table, message).catch(() => {}),
    LEASE_RENEWAL_MS,
  );
  const failed = await send(message, database)
    .then(
      () => undefined,
      (error: unknown) => ({ error }),
    )
    .finally(() => clearInterval(renewing));
  if (failed) {
    const { message_id, attempts } = message;
    log.warn(
      { message_id, attempt: attempts + 1, err: failed.error, outbox: table },
      'a message was not delivered',
    );
    await postpone(database, table, message, failed.error);
    return false;
  }
  // Even if the claim was lost meanwhile: the message was delivered.
  await database.query(
    `update ${table} set sent_at = now(), attempts = attempts + 1, last_error = null, locked_until = null
       ${clearedColumns.map((column) => `, ${column} = ''`).join('')}
     where message_id = $1 and sent_at is null`,
    [message.message_id],
  );
  return true;
}

/**
 * Schedules the next try of a message, or gives it up: then it is a dead letter, which an operator can see and replay.
 */
async function postpone(
  db: Db,
  table: OutboxTable,
  { message_id, attempt_id, attempts, is_urgent }: Claim,
  error: unknown,
): Promise<void> {
  const tried = attempts + 1;
  const wait = retryDelay(tried, error, Math.random(), is_urgent ? OF_ALARM : OF_OTHERS);
  await db.query(
    `update ${table} set attempts = $3, last_error = $4, locked_until = null,
       dead_at = case when $5 then now() end,
       next_attempt_at = case when $5 then 'infinity' else now() + make_interval(secs => $6) end
     where message_id = $1 and attempt_id = $2 and sent_at is null`,
    [message_id, attempt_id, tried, truncate(errorMessage(error), 500), wait === undefined, wait ?? 0],
  );
}

/** How a message is tried again: seconds until the second try, doubled with each further one up to the longest pause. */
export interface Retries {
  first: number;
  longest: number;
  tries: number;
}

/** For some 16 hours. */
export const OF_OTHERS: Retries = { first: 10, longest: 3_600, tries: 24 };
/** A person is trapped: pauses stay short (R1306), for as long. */
export const OF_ALARM: Retries = { first: 5, longest: 60, tries: 1_000 };
/** The longest pause, in seconds, that a service may request. */
const LONGEST_REQUESTED = 3_600;

/**
 * Seconds to wait after a message failed with `error` on its `tried`-th try (the first is 1); undefined when it is
 * given up. `chance`, from 0 to 1, spreads the tries over the second half of the pause, so that messages that failed
 * together are not retried together. A pause that the service requested is kept in full, up to an hour.
 */
export function retryDelay(
  tried: number,
  error: unknown,
  chance: number,
  { first, longest, tries }: Retries,
): number | undefined {
  if (error instanceof Undeliverable || tried >= tries) return undefined;
  const usual = Math.min(first * 2 ** (tried - 1), longest) * (0.5 + chance / 2);
  return Math.max(usual, error instanceof RetryLater ? Math.min(error.seconds, LONGEST_REQUESTED) : 0);
}
