import type { FastifyBaseLogger } from 'fastify';
import { reasonOf } from '../config/reasonOf';
import type { Database, Db } from '../database/Database';
import type { Mail } from './Mail';

/** Hands a mail over to whoever carries it; rejects when that failed. `message_id` is the same on every try. */
export type SendMail = (mail: Mail & { message_id: string }) => Promise<void>;

interface Waiting extends Mail {
  message_id: string;
  attempts: number;
}

/** Milliseconds between looks into an empty outbox. */
const INTERVAL = 1_000;
/** The same, when the outbox could not be read. */
const INTERVAL_AFTER_FAULT = 5_000;
/** Seconds until the next try, doubled with each, at most an hour; given up after so many. */
const FIRST_PAUSE = 10;
const LONGEST_PAUSE = 3_600;
const MAX_ATTEMPTS = 24;

/**
 * Delivers what waits in the outbox until it is stopped. A mail is marked as sent in the transaction that holds its row,
 * so several servers share the work, and a crash sends it again under the same Message-ID rather than never.
 */
export function deliverMail(database: Database, send: SendMail, log: FastifyBaseLogger) {
  let stopped = false;
  let wake = () => {};

  const work = async () => {
    while (!stopped) {
      const pause = await deliverOne(database, send, log).then(
        (delivered) => (delivered ? 0 : INTERVAL),
        (error: unknown) => {
          log.warn({ err: error }, 'the outbox cannot be read');
          return INTERVAL_AFTER_FAULT;
        },
      );
      if (pause > 0 && !stopped) await rest(pause);
    }
  };
  const rest = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const done = work();
  return {
    /** Resolves when the mail under way is through. */
    stop: (): Promise<void> => {
      stopped = true;
      wake();
      return done;
    },
  };
}

/** Delivers the next mail that is due, if there is one. */
export function deliverOne(database: Database, send: SendMail, log: FastifyBaseLogger): Promise<boolean> {
  return database.transaction(async (db) => {
    const [mail] = await db.query<Waiting>(
      `select message_id, recipient, subject, body_text, body_html, attempts from outbox
       where sent_at is null and next_attempt_at <= now()
       order by next_attempt_at limit 1 for update skip locked`,
    );
    if (!mail) return false;
    try {
      await send(mail);
      // Its words go with it: they hold passcodes and keys, of which the database otherwise keeps only hashes.
      await db.query(
        `update outbox set sent_at = now(), attempts = attempts + 1, last_error = null, body_text = '', body_html = ''
         where message_id = $1`,
        [mail.message_id],
      );
    } catch (error) {
      log.warn(
        { message_id: mail.message_id, attempt: mail.attempts + 1, err: error },
        'a mail was not delivered',
      );
      await postpone(db, mail, reasonOf(error));
    }
    return true;
  });
}

async function postpone(db: Db, { message_id, attempts }: Waiting, reason: string): Promise<void> {
  const tried = attempts + 1;
  const pause = Math.min(FIRST_PAUSE * 2 ** attempts, LONGEST_PAUSE);
  await db.query(
    `update outbox set attempts = $2, last_error = $3,
       next_attempt_at = case when $4 then 'infinity' else now() + make_interval(secs => $5) end
     where message_id = $1`,
    [message_id, tried, reason.slice(0, 500), tried >= MAX_ATTEMPTS, pause],
  );
}
