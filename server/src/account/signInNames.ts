import type { FastifyBaseLogger } from 'fastify';
import { isUniqueViolation } from '../config/errorMessage';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import { runRepeatedly, type BackgroundTask } from '../lifecycle/runRepeatedly';

/** What the directory should have: the people who are not deleted. */
const LIVING = sql`select user_id, dealer_id, lower(username) as username, nullif(lower(email), '') as email, look
  from users where deleted_at is null`;

/**
 * Writes the directory `sign_in_names` (ADR-115) for people who were added, deleted or got another name or address. Call it in
 * the transaction of the change. A name or an address that another user has is a unique violation.
 */
export async function syncSignInNames(db: Db, dealer_id: number, user_ids: readonly number[]): Promise<void> {
  const which = sql`dealer_id = ${dealer_id} and user_id = any(${user_ids})`;
  await db.query(sql`with living as materialized (${LIVING} and ${which} for share),
    gone as (delete from sign_in_names where ${which} and user_id not in (select user_id from living))
    insert into sign_in_names (user_id, dealer_id, username, email, look)
    select user_id, dealer_id, username, email, look from living
    on conflict (user_id) do update
      set username = excluded.username, email = excluded.email, look = excluded.look`);
}

interface Unsynced {
  dealer_id: number;
  user_id: number;
}

/** The people whose entry is missing, differs or should be gone. */
export const unsyncedNames = (db: Db): Promise<Unsynced[]> =>
  db.query(sql`select distinct dealer_id, user_id from (
      (${LIVING} except table sign_in_names) union all (table sign_in_names except ${LIVING})) as differing
    order by 1, 2`);

/** Corrects the directory, and returns whom it corrected. The log names a person whose name somebody else has. */
export async function repairSignInNames(db: Db, log: FastifyBaseLogger): Promise<Unsynced[]> {
  const repaired = [];
  for (const one of await unsyncedNames(db))
    try {
      await syncSignInNames(db, one.dealer_id, [one.user_id]);
      repaired.push(one);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      log.error({ ...one, err: error }, 'a person cannot sign in: another user has the name or the address');
    }
  if (repaired.length > 0) log.warn({ repaired }, 'the directory of sign-in names was corrected');
  return repaired;
}

const REPAIR_INTERVAL_MS = 10 * 60_000;

/** Corrects the directory at once and then regularly: a server of the former release does not write it (ADR-115). */
export const keepSignInNames = (db: Db, log: FastifyBaseLogger): BackgroundTask =>
  runRepeatedly(
    async () => {
      await repairSignInNames(db, log);
      return REPAIR_INTERVAL_MS;
    },
    (error) => {
      log.error({ err: error }, 'the directory of sign-in names could not be checked');
      return REPAIR_INTERVAL_MS;
    },
  );
