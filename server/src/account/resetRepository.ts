import type { Db } from '../database/Database';

/** Decision 14. */
const LIFETIME_MINUTES = 10;
const WRONG_TRIES = 5;

/** Whose password it is. */
export interface ResetUser {
  user_id: number;
  dealer_id: number;
  username: string;
  email: string;
  first_name: string;
}

const ACTIVE_USER =
  'select user_id, dealer_id, username, email, first_name from users where deleted_at is null and is_active';

/** The active user of an e-mail address, without regard to case. */
export async function userByEmail(db: Db, email: string): Promise<ResetUser | undefined> {
  const [user] = await db.query<ResetUser>(`${ACTIVE_USER} and lower(email) = lower($1)`, [email]);
  return user;
}

/** The active user who has both this name and this address, without regard to case. */
export async function userByNameAndEmail(
  db: Db,
  username: string,
  email: string,
): Promise<ResetUser | undefined> {
  const [user] = await db.query<ResetUser>(
    `${ACTIVE_USER} and lower(username) = lower($1) and lower(email) = lower($2)`,
    [username, email],
  );
  return user;
}

/** Keeps a passcode's hash; an older passcode of the user is dead then. */
export async function storeReset(db: Db, { dealer_id, user_id }: ResetUser, hash: Buffer): Promise<void> {
  await db.query(
    `insert into password_resets (dealer_id, user_id, passcode_hash, expires_at)
     values ($1, $2, $3, now() + make_interval(mins => $4))
     on conflict (dealer_id, user_id) do update
     set passcode_hash = excluded.passcode_hash, wrong_tries = 0, expires_at = excluded.expires_at`,
    [dealer_id, user_id, hash, LIFETIME_MINUTES],
  );
}

/** The hash of the user's live passcode, held until the transaction ends: of several who come with it one succeeds. */
export async function holdReset(db: Db, { dealer_id, user_id }: ResetUser): Promise<Buffer | undefined> {
  const [reset] = await db.query<{ passcode_hash: Buffer }>(
    `select passcode_hash from password_resets
     where dealer_id = $1 and user_id = $2 and wrong_tries < $3 and expires_at > now() for update`,
    [dealer_id, user_id, WRONG_TRIES],
  );
  return reset?.passcode_hash;
}

/** Counts a wrong try at the user's passcode. */
export async function countWrongTry(db: Db, { dealer_id, user_id }: ResetUser): Promise<void> {
  await db.query(
    'update password_resets set wrong_tries = wrong_tries + 1 where dealer_id = $1 and user_id = $2',
    [dealer_id, user_id],
  );
}

/** Uses the passcode up and stores the new password; the passcode came by e-mail, so the address is confirmed too. */
export async function storePassword(
  db: Db,
  { dealer_id, user_id }: ResetUser,
  password_hash: string,
): Promise<void> {
  await db.query('delete from password_resets where dealer_id = $1 and user_id = $2', [dealer_id, user_id]);
  await db.query(
    `update users set password_hash = $3, is_verified = true, updated_at = now()
     where dealer_id = $1 and user_id = $2`,
    [dealer_id, user_id, password_hash],
  );
}
