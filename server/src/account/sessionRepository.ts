import { randomUUID } from 'node:crypto';
import type { Db } from '../database/Database';

/** What a session is known by: its own id, and that of its one live refresh token. */
export interface SessionIds {
  session_id: string;
  refresh_id: string;
}

interface Owner {
  user_id: number;
  dealer_id: number;
}

/** Begins a session that lasts `lifetime` seconds unless it is refreshed. */
export async function beginSession(db: Db, owner: Owner, lifetime: number, agent = ''): Promise<SessionIds> {
  const ids = { session_id: randomUUID(), refresh_id: randomUUID() };
  await db.query(
    `insert into sessions (session_id, refresh_id, dealer_id, user_id, user_agent, expires_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))`,
    [ids.session_id, ids.refresh_id, owner.dealer_id, owner.user_id, agent.slice(0, 300), lifetime],
  );
  return ids;
}

/**
 * Exchanges a session's refresh token for the next one, in one statement: of several who come with the same token one
 * succeeds. Undefined when the token is not the live one.
 */
export async function rotate(db: Db, ids: SessionIds, lifetime: number): Promise<string | undefined> {
  const next = randomUUID();
  const rows = await db.query(
    `update sessions s
     set refresh_id = $3, last_used_at = now(), expires_at = now() + make_interval(secs => $4)
     from users u
     where s.session_id = $1 and s.refresh_id = $2 and s.revoked_at is null and s.expires_at > now()
       and u.dealer_id = s.dealer_id and u.user_id = s.user_id and u.is_active and u.deleted_at is null
     returning s.session_id`,
    [ids.session_id, ids.refresh_id, next, lifetime],
  );
  return rows.length > 0 ? next : undefined;
}

/** Ends a session; its tokens are dead from then on. */
export async function endSession(db: Db, session_id: string): Promise<void> {
  await db.query('update sessions set revoked_at = now() where session_id = $1 and revoked_at is null', [
    session_id,
  ]);
}

/** Ends every session of a user. */
export async function endSessionsOf(db: Db, { dealer_id, user_id }: Owner): Promise<void> {
  await db.query(
    'update sessions set revoked_at = now() where dealer_id = $1 and user_id = $2 and revoked_at is null',
    [dealer_id, user_id],
  );
}

/** Whether a refresh token is the live one of its session. */
export async function isLiveRefresh(db: Db, ids: SessionIds): Promise<boolean> {
  const rows = await db.query(
    `select from sessions s join users u on u.dealer_id = s.dealer_id and u.user_id = s.user_id
     where s.session_id = $1 and s.refresh_id = $2 and s.revoked_at is null and s.expires_at > now()
       and u.is_active and u.deleted_at is null`,
    [ids.session_id, ids.refresh_id],
  );
  return rows.length > 0;
}
