import type { Db } from '../database/Database';
import { IS_KNOWN_NETWORK } from './knownAddresses';

/** R125. */
const LIFETIME_MINUTES = 10;
const WRONG_TRIES = 5;

/** The user whose password is reset. */
export interface ResetUser {
  user_id: number;
  dealer_id: number;
  username: string;
  email: string;
  first_name: string;
  /** The user signed in from the caller's network before. */
  is_known_here: boolean;
}

const ACTIVE_USER = `select u.user_id, u.dealer_id, u.username, u.email, u.first_name, ${IS_KNOWN_NETWORK}
  from sign_in_names n join users u on u.dealer_id = n.dealer_id and u.user_id = n.user_id
  where u.is_active and n.email = lower($1)`;

/** The active user with an e-mail address, case-insensitively; `from` is the caller's network. */
export async function userByEmail(db: Db, email: string, from: string): Promise<ResetUser | undefined> {
  const [user] = await db.query<ResetUser>(ACTIVE_USER, [email, from]);
  return user;
}

/** The active user with both this name and this address, case-insensitively. */
export async function userByNameAndEmail(
  db: Db,
  { username, email }: Pick<ResetUser, 'username' | 'email'>,
  from: string,
): Promise<ResetUser | undefined> {
  const [user] = await db.query<ResetUser>(`${ACTIVE_USER} and n.username = lower(normalize($3, NFKC))`, [
    email,
    from,
    username,
  ]);
  return user;
}

/** Stores the hash of a passcode; an older passcode of the user becomes invalid. */
export async function storeReset(db: Db, { dealer_id, user_id }: ResetUser, hash: Buffer): Promise<void> {
  await db.query(
    `insert into password_resets (dealer_id, user_id, passcode_hash, expires_at)
     values ($1, $2, $3, now() + make_interval(mins => $4))
     on conflict (dealer_id, user_id) do update
     set passcode_hash = excluded.passcode_hash, wrong_tries = 0, expires_at = excluded.expires_at`,
    [dealer_id, user_id, hash, LIFETIME_MINUTES],
  );
}

/**
 * The hash of the user's valid passcode, locked until the transaction ends: of several concurrent tries one succeeds.
 */
export async function lockReset(db: Db, { dealer_id, user_id }: ResetUser): Promise<Buffer | undefined> {
  const [reset] = await db.query<{ passcode_hash: Buffer }>(
    `select passcode_hash from password_resets
     where dealer_id = $1 and user_id = $2 and wrong_tries < $3 and expires_at > now() for update`,
    [dealer_id, user_id, WRONG_TRIES],
  );
  return reset?.passcode_hash;
}

/** Counts a failed try of the user's passcode. */
export async function countFailedResetAttempt(db: Db, { dealer_id, user_id }: ResetUser): Promise<void> {
  await db.query(
    'update password_resets set wrong_tries = wrong_tries + 1 where dealer_id = $1 and user_id = $2',
    [dealer_id, user_id],
  );
}

/** Stores a new password, marks the mailed passcode or link as used, and confirms the e-mail address. */
export async function storePassword(
  db: Db,
  { dealer_id, user_id }: Pick<ResetUser, 'dealer_id' | 'user_id'>,
  password_hash: string,
): Promise<void> {
  await db.query('delete from password_resets where dealer_id = $1 and user_id = $2', [dealer_id, user_id]);
  await db.query(
    `update email_keys set used_at = now()
     where dealer_id = $1 and user_id = $2 and purpose = 'invite' and used_at is null`,
    [dealer_id, user_id],
  );
  await db.query(
    `update users set password_hash = $3, is_verified = true, updated_at = now()
     where dealer_id = $1 and user_id = $2`,
    [dealer_id, user_id, password_hash],
  );
}

/** Stores a new password for a user who knew the old one; an earlier mailed passcode becomes invalid. */
export async function replacePassword(
  db: Db,
  { dealer_id, user_id }: Pick<ResetUser, 'dealer_id' | 'user_id'>,
  password_hash: string,
): Promise<void> {
  await db.query('delete from password_resets where dealer_id = $1 and user_id = $2', [dealer_id, user_id]);
  await db.query(
    'update users set password_hash = $3, updated_at = now() where dealer_id = $1 and user_id = $2',
    [dealer_id, user_id, password_hash],
  );
}
