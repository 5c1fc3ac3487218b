import type { Db } from '../../database/Database';
import { sql } from '../../database/sql';
import { revokeMailedKeys } from '../emailKeys';
import { syncSignInNames } from '../signInNames';

const LIFETIME_MINUTES = 10;
const WRONG_TRIES = 5;

interface Owner {
  dealer_id: number;
  user_id: number;
}

/** A new address that waits for its code. */
export interface EmailChange {
  email: string;
  code_hash: Buffer;
}

/** Stores a new address with the hash of its code; an older one of the user becomes invalid. */
export async function storeEmailChange(
  db: Db,
  { dealer_id, user_id }: Owner,
  { email, code_hash }: EmailChange,
): Promise<void> {
  await db.query(sql`insert into email_changes (dealer_id, user_id, email, code_hash, expires_at)
    values (${dealer_id}, ${user_id}, ${email}, ${code_hash}, now() + make_interval(mins => ${LIFETIME_MINUTES}))
    on conflict (dealer_id, user_id) do update set email = excluded.email, code_hash = excluded.code_hash,
      wrong_tries = 0, expires_at = excluded.expires_at`);
}

/** The address that waits, locked until the transaction ends: of several concurrent tries one succeeds. */
export async function lockEmailChange(
  db: Db,
  { dealer_id, user_id }: Owner,
): Promise<EmailChange | undefined> {
  const [waiting] = await db.query<EmailChange>(sql`
    select email, code_hash from email_changes where dealer_id = ${dealer_id} and user_id = ${user_id}
    and wrong_tries < ${WRONG_TRIES} and expires_at > now() for update`);
  return waiting;
}

/** Counts a wrong code. */
export async function countWrongCode(db: Db, { dealer_id, user_id }: Owner): Promise<void> {
  await db.query(sql`update email_changes set wrong_tries = wrong_tries + 1
    where dealer_id = ${dealer_id} and user_id = ${user_id}`);
}

/** Replaces the address of a user; codes and links mailed to the former address become invalid. */
export async function replaceEmail(db: Db, { dealer_id, user_id }: Owner, email: string): Promise<void> {
  await db.query(sql`update users set email = ${email}, is_verified = true, updated_at = now()
    where dealer_id = ${dealer_id} and user_id = ${user_id}`);
  await syncSignInNames(db, dealer_id, [user_id]);
  await revokeMailedKeys(db, dealer_id, user_id);
  await db.query(sql`delete from email_changes where dealer_id = ${dealer_id} and user_id = ${user_id}`);
}
