import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../database/Database';
import type { NamedPerson } from '../mail/greeting';

const LIFETIME_DAYS = 7;
const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Makes a key for the mailed link of each user; the database stores only hashes. */
export async function createEmailKeys(
  db: Db,
  dealer_id: number,
  user_ids: readonly number[],
  purpose: 'verify' | 'invite',
): Promise<string[]> {
  const keys = user_ids.map(() => randomBytes(32).toString('base64url'));
  await db.query(
    `insert into email_keys (key_hash, dealer_id, user_id, purpose, expires_at)
     select hash, $3, user_id, $4, now() + make_interval(days => $5)
     from unnest($1::bytea[], $2::bigint[]) as made (hash, user_id)`,
    [keys.map(hashOf), user_ids, dealer_id, purpose, LIFETIME_DAYS],
  );
  return keys;
}

/** Makes every key and passcode that was mailed to a user's former address invalid. */
export async function revokeMailedKeys(db: Db, dealer_id: number, user_id: number): Promise<void> {
  await db.query(
    `update email_keys set used_at = now() where dealer_id = $1 and user_id = $2 and used_at is null`,
    [dealer_id, user_id],
  );
  await db.query(`delete from password_resets where dealer_id = $1 and user_id = $2`, [dealer_id, user_id]);
}

/** Uses up a key and marks its user's address as confirmed; false when the key is wrong, used or expired. */
export async function confirmAddress(db: Db, key: string): Promise<boolean> {
  const rows = await db.query(
    `with used as (
       update email_keys set used_at = now() where key_hash = $1 and used_at is null and expires_at > now()
       returning dealer_id, user_id)
     update users u set is_verified = true, updated_at = now()
     from used where u.dealer_id = used.dealer_id and u.user_id = used.user_id and u.deleted_at is null
     returning u.user_id`,
    [hashOf(key)],
  );
  return rows.length > 0;
}

/** An invited user. */
interface InvitedUser {
  dealer_id: number;
  user_id: number;
  username: string;
  email: string;
}

/**
 * Uses up an invitation and returns its user; undefined when it is wrong, used or expired, or the user was deleted.
 */
export async function consumeInvitation(db: Db, key: string): Promise<InvitedUser | undefined> {
  const [user] = await db.query<InvitedUser>(
    `update email_keys k set used_at = now() from users u
     where k.key_hash = $1 and k.purpose = 'invite' and k.used_at is null and k.expires_at > now()
       and u.dealer_id = k.dealer_id and u.user_id = k.user_id and u.deleted_at is null and u.is_active
     returning u.dealer_id, u.user_id, u.username, u.email`,
    [hashOf(key)],
  );
  return user;
}

/** The dealer who sent an invitation, also one that is used up. */
export async function dealerOfInvitation(db: Db, key: string): Promise<number | undefined> {
  const [sent] = await db.query<{ dealer_id: number }>(
    `select dealer_id from email_keys where key_hash = $1 and purpose = 'invite'`,
    [hashOf(key)],
  );
  return sent?.dealer_id;
}

/** An invitation that can still be used. */
export interface Invitation {
  username: string;
  /** The sender. */
  dealer: NamedPerson;
}

/**
 * The invitation of a key, without using it up; undefined when it is wrong, used or expired, or the user was deleted.
 */
export async function findInvitation(db: Db, key: string): Promise<Invitation | undefined> {
  const [found] = await db.query<Invitation>(
    `select u.username,
       json_build_object('username', d.username, 'first_name', d.first_name, 'last_name', d.last_name) as dealer
     from email_keys k
     join users u on u.dealer_id = k.dealer_id and u.user_id = k.user_id
     join users d on d.dealer_id = k.dealer_id and d.user_id = k.dealer_id
     where k.key_hash = $1 and k.purpose = 'invite' and k.used_at is null and k.expires_at > now()
       and u.deleted_at is null and u.is_active`,
    [hashOf(key)],
  );
  return found;
}
