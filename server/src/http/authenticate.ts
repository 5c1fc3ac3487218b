import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { UserType } from '@smart-elevator/shared-api/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Db } from '../database/Database';
import { equalsAny, sql, type Sql } from '../database/sql';
import { invalidToken, missingToken } from './HttpError';
import type { ReadClaims } from './tokens';

/** The user of a live session. */
export interface SessionUser {
  user_id: number;
  dealer_id: number;
  user_type: UserType;
  session_id: string;
  /** When the access token of the call expires, in seconds since 1970. */
  token_over: number;
}

/** The user who makes a call. */
export interface Caller extends SessionUser {
  /** Today by the clock of the caller (R249). */
  today: string;
  /** The minutes that the clock of the caller is ahead of UTC; undefined if the call does not say. */
  utc_offset?: number | undefined;
}

const liveCallers = (session_ids: readonly string[]): Sql => sql`
  select u.user_id, u.dealer_id, u.user_type, s.session_id
  from sessions s join users u on u.dealer_id = s.dealer_id and u.user_id = s.user_id
  where ${equalsAny(sql`s.session_id`, session_ids, 'uuid')} and s.revoked_at is null and s.expires_at > now()
    and u.is_active and u.deleted_at is null`;

/** The user of a live session. Undefined when the session was ended or has expired, or its user was deleted. */
export async function findSessionUser(db: Db, claims: ReadClaims): Promise<SessionUser | undefined> {
  const [caller] = await findSessionUsers(db, [claims]);
  return caller;
}

/** The users of several sessions, read in one statement. */
export async function findSessionUsers(
  db: Db,
  all: readonly ReadClaims[],
): Promise<(SessionUser | undefined)[]> {
  const ids = [...new Set(all.map(({ session_id }) => session_id))];
  const callers = await db.query<Omit<SessionUser, 'token_over'>>(liveCallers(ids));
  return all.map((claims) => {
    const caller = callers.find(
      ({ session_id, user_id }) => session_id === claims.session_id && user_id === claims.user_id,
    );
    return caller && { ...caller, token_over: claims.exp };
  });
}

/** Reads the bearer token. Throws a 401 when it is missing or invalid (R902, R903). */
export async function authenticate({ headers, server }: FastifyRequest): Promise<Caller> {
  const [, token] = /^Bearer +(\S+)\s*$/i.exec(headers.authorization ?? '') ?? [];
  if (!token) throw missingToken();
  const claims = server.tokens.read(token);
  const caller = claims?.token_type === 'access' ? await server.sessionUserOf(claims) : undefined;
  if (!caller) throw invalidToken();
  return { ...caller, today: todayOfCaller(headers), utc_offset: offsetOfCaller(headers) };
}

/** No time zone is further from UTC, in minutes. */
const FURTHEST = 840;

/** The minutes that the clock of a caller is ahead of UTC (`X-UTC-Offset`); undefined without a possible number. */
function offsetOfCaller(headers: IncomingHttpHeaders): number | undefined {
  const sent = String(headers['x-utc-offset'] ?? '').trim();
  const minutes = /^-?\d{1,3}$/.test(sent) ? Number(sent) : NaN;
  return Math.abs(minutes) <= FURTHEST ? minutes : undefined;
}

/**
 * Today, yyyy-mm-dd, for a caller whose clock is `X-UTC-Offset` minutes ahead of UTC. Without the header, or with an
 * impossible one, it is today on this machine.
 */
export function todayOfCaller(headers: IncomingHttpHeaders, now = new Date()): string {
  const minutes = offsetOfCaller(headers);
  return minutes === undefined
    ? localDay(now)
    : new Date(now.getTime() + minutes * 60_000).toISOString().slice(0, 10);
}

/** The day for a caller on which their device did something; today if its clock is ahead, or without a time. */
export function dayOfDevice(headers: IncomingHttpHeaders, device_at: string | undefined): string {
  const then = device_at === undefined ? undefined : new Date(device_at);
  return todayOfCaller(headers, then && then < new Date() ? then : undefined);
}
