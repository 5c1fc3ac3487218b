import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import type { Caller } from '../http/authenticate';
import { badRequest } from '../http/HttpError';
import type { RateLimit } from '../http/rateLimiter';
import { accountLimits } from './accountRateLimiter';
import { isPassword } from './passwords';

interface Request {
  db: Db;
  caller: Caller;
  raw: FastifyRequest;
}

/**
 * Checks the password of a signed-in user before they change how they sign in, so that a stolen session is not enough
 * to take over the account. Throws `refusal` as a 400, and 429 after several failures. Returns the user.
 */
export async function checkOwnPassword(
  { db, caller, raw }: Request,
  password: string,
  refusal: FieldErrors,
): Promise<{ username: string; email: string }> {
  return limitFailures(raw, accountLimits.ownPassword, caller, async () => {
    const [user] = await db.query<{ username: string; email: string; password_hash: string | null }>(sql`
      select username, email, password_hash from users
      where dealer_id = ${caller.dealer_id} and user_id = ${caller.user_id}`);
    if (!(await isPassword(password, user?.password_hash)) || !user) throw badRequest(refusal);
    return { username: user.username, email: user.email };
  });
}

/** Only failures count against the limit. Each session has its own tries. */
export async function limitFailures<T>(
  { server: { rateLimiter } }: FastifyRequest,
  limit: RateLimit,
  { user_id, session_id }: Caller,
  work: () => Promise<T>,
): Promise<T> {
  const of = `user:${user_id}:session:${session_id}`;
  await rateLimiter.take(limit, of);
  const result = await work();
  await rateLimiter.refund(limit, of);
  return result;
}
