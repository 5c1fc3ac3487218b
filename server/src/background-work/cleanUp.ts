import type { Db } from '../database/Database';
import { sql, raw } from '../database/sql';
import type { DailyJob } from '../jobs/runDailyJob';
import { OUTBOXES } from '../outbox/claims';

/** Days for which a message is kept after it was sent, and after it was given up. */
const SENT_DAYS = 30;
const GIVEN_UP_DAYS = 90;
/** Days for which expired data is kept, so that the cause of a failure can still be found. */
const EXPIRED_DAYS = 30;
/** Days for which the key of a change is kept (`withIdempotencyKey`). */
const KEY_DAYS = 60;

/**
 * Deletes what is no longer used at the start of the day `day`: messages that were sent or given up long ago, and
 * expired sessions, links to reports, mailed keys, passcodes, codes for new addresses, closing codes and keys of creates.
 */
export async function cleanUp(db: Db, day: string): Promise<void> {
  const before = (days: number) => sql`${day}::date - ${days}::integer`;
  for (const table of OUTBOXES)
    await db.query(sql`delete from ${raw(table)}
      where sent_at < ${before(SENT_DAYS)} or (sent_at is null and dead_at < ${before(GIVEN_UP_DAYS)})`);
  await db.query(
    sql`delete from sessions where expires_at < ${before(EXPIRED_DAYS)} or revoked_at < ${before(EXPIRED_DAYS)}`,
  );
  await db.query(sql`delete from email_keys where least(expires_at, used_at) < ${before(EXPIRED_DAYS)}`);
  await db.query(
    sql`delete from shared_reports where least(expires_at, revoked_at) < ${before(EXPIRED_DAYS)}`,
  );
  await db.query(sql`delete from password_resets where expires_at < ${before(0)}`);
  await db.query(sql`delete from email_changes where expires_at < ${before(0)}`);
  await db.query(sql`delete from closing_codes where expires_at < ${before(0)}`);
  await db.query(sql`delete from idempotency_keys where created_at < ${before(KEY_DAYS)}`);
  await db.query(sql`delete from tries where empty_at < ${before(0)}`);
}

/** The daily job; missed days are cleaned up with the current one. */
export const cleanUpJob: DailyJob = { name: 'cleaning', after: 'today only', run: cleanUp };
