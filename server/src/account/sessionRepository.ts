import { randomUUID } from 'node:crypto';
import type { OwnSession } from '@smart-elevator/shared-api/contract/account/ownSession';
import { truncate } from '@smart-elevator/shared-api/contract/codePointLength';
import type { Db } from '../database/Database';

/** The ids of a session: its own id, and that of its one valid refresh token. */
export interface SessionIds {
  session_id: string;
  refresh_id: string;
}

interface Owner {
  user_id: number;
  dealer_id: number;
}

/** The device of a sign-in. */
interface Device {
  agent?: string | undefined;
  /** The network address. */
  address?: string | undefined;
}

/**
 * Starts a session that lasts `lifetime` seconds unless it is refreshed, notes the sign-in, and deletes sessions that
 * expired long ago.
 */
export async function beginSession(
  db: Db,
  { dealer_id, user_id }: Owner,
  lifetime: number,
  { agent = '', address }: Device = {},
): Promise<SessionIds> {
  const ids = { session_id: randomUUID(), refresh_id: randomUUID() };
  await db.query(
    `with forgotten as (
       delete from sessions where dealer_id = $3 and user_id = $4 and expires_at < now() - interval '30 days'),
     signed_in as (update users set last_sign_in_at = now() where dealer_id = $3 and user_id = $4)
     insert into sessions (session_id, refresh_id, dealer_id, user_id, user_agent, address, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))`,
    [ids.session_id, ids.refresh_id, dealer_id, user_id, truncate(agent, 300), address, lifetime],
  );
  return ids;
}

/** A user's own sessions that are still valid, the one used last first. */
export const liveSessions = (db: Db, { dealer_id, user_id }: Owner, current: string): Promise<OwnSession[]> =>
  db.query<OwnSession>(
    `select session_id, user_agent, coalesce(address, '') as address, created_at, last_used_at,
       session_id = $3 as current
     from sessions where dealer_id = $1 and user_id = $2 and revoked_at is null and expires_at > now()
     order by last_used_at desc, session_id`,
    [dealer_id, user_id, current],
  );

/** For how many seconds an exchanged refresh token gets the same answer again, in case the answer was lost. */
const GRACE_SECONDS = 30;

/** The result of an exchange: the id of the next refresh token, and the time in whole seconds since 1970. */
export interface Rotation {
  refresh_id: string;
  at: number;
}

/**
 * Exchanges a session's refresh token for the next one, in one statement: of several concurrent calls with the same
 * token one succeeds, and the others get the same result. Undefined when the token is neither the valid one nor the
 * one just exchanged.
 */
export async function rotate(db: Db, ids: SessionIds, lifetime: number): Promise<Rotation | undefined> {
  const [rotated] = await db.query<Rotation>(
    `update sessions s
     set refresh_id = $3, former_refresh_id = s.refresh_id, rotated_at = now(), last_used_at = now(),
       expires_at = now() + make_interval(secs => $4)
     from users u
     where s.session_id = $1 and s.refresh_id = $2 and ${IS_LIVE}
     returning s.refresh_id, ${ROTATED_SECOND}`,
    [ids.session_id, ids.refresh_id, randomUUID(), lifetime],
  );
  return rotated ?? lastRotation(db, ids);
}

async function lastRotation(db: Db, ids: SessionIds): Promise<Rotation | undefined> {
  const [rotation] = await db.query<Rotation>(
    `select s.refresh_id, ${ROTATED_SECOND} from sessions s, users u
     where s.session_id = $1 and s.former_refresh_id = $2
       and s.rotated_at > now() - make_interval(secs => $3) and ${IS_LIVE}`,
    [ids.session_id, ids.refresh_id, GRACE_SECONDS],
  );
  return rotation;
}

const ROTATED_SECOND = 'floor(extract(epoch from s.rotated_at))::float8 as at';

/** For a session `s` and its user `u`. */
const IS_LIVE = `s.revoked_at is null and s.expires_at > now()
  and u.dealer_id = s.dealer_id and u.user_id = s.user_id and u.is_active and u.deleted_at is null`;

/** Ends a session; its tokens become invalid. */
export async function endSession(db: Db, session_id: string): Promise<void> {
  await db.query('update sessions set revoked_at = now() where session_id = $1 and revoked_at is null', [
    session_id,
  ]);
}

/** Ends one of a user's own sessions; false when there is none with that id. */
export async function endOwnSession(
  db: Db,
  { dealer_id, user_id }: Owner,
  session_id: string,
): Promise<boolean> {
  const rows = await db.query(
    `update sessions set revoked_at = now()
     where session_id = $3 and dealer_id = $1 and user_id = $2 and revoked_at is null and expires_at > now()
     returning session_id`,
    [dealer_id, user_id, session_id],
  );
  return rows.length > 0;
}

/** Ends every session of a user. */
export async function endSessionsOf(db: Db, { dealer_id, user_id }: Owner): Promise<void> {
  await db.query(
    'update sessions set revoked_at = now() where dealer_id = $1 and user_id = $2 and revoked_at is null',
    [dealer_id, user_id],
  );
}

/** Ends every session of a user except the current one. */
export async function endOtherSessions(
  db: Db,
  { dealer_id, user_id, session_id }: Owner & { session_id: string },
): Promise<void> {
  await db.query(
    `update sessions set revoked_at = now()
     where dealer_id = $1 and user_id = $2 and session_id <> $3 and revoked_at is null`,
    [dealer_id, user_id, session_id],
  );
}

/** Whether a refresh token is the valid one of its session. */
export async function isLiveRefresh(db: Db, ids: SessionIds): Promise<boolean> {
  const rows = await db.query(
    `select from sessions s, users u where s.session_id = $1 and s.refresh_id = $2 and ${IS_LIVE}`,
    [ids.session_id, ids.refresh_id],
  );
  return rows.length > 0;
}
