import { createHmac } from 'node:crypto';
import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import { HttpError } from '../http/HttpError';
import { idempotencyKeyOf } from '../http/withIdempotencyKey';

/** The answers to a repeated change: its code is used up, or its old password is no longer right. */
const REFUSALS: readonly number[] = [400, 404, 409];

/**
 * The digest of an Idempotency-Key, its body and the user, if there is one yet; undefined without a key. Keyed, because the
 * body has a password or a code.
 */
export function digestOf(
  { body, raw }: { body: unknown; raw: FastifyRequest },
  ...user: readonly number[]
): string | undefined {
  const key = idempotencyKeyOf(raw);
  const { jwtSecret } = raw.server.settings;
  return (
    key &&
    createHmac('sha256', jwtSecret)
      .update(JSON.stringify([key, body, ...user]))
      .digest('hex')
  );
}

/** Notes a change in its transaction, so that its repetition is recognised. Its answer is made again and not stored. */
export async function noteChange(
  db: Db,
  dealer_id: number,
  { name }: Endpoint,
  digest: string | undefined,
): Promise<void> {
  if (digest === undefined) return;
  await db.query(sql`insert into idempotency_keys (dealer_id, call, key, body_hash, reply)
    values (${dealer_id}, ${name}, ${digest}, decode(${digest}, 'hex'), '{}') on conflict do nothing`);
}

/** Whether a change was made with the same Idempotency-Key and body (R945). */
export async function isRepeated(
  db: Db,
  dealer_id: number,
  { name }: Endpoint,
  digest: string | undefined,
): Promise<boolean> {
  if (digest === undefined) return false;
  const known = await db.query(sql`select from idempotency_keys
    where dealer_id = ${dealer_id} and call = ${name} and key = ${digest}`);
  return known.length > 0;
}

/** Makes a change; where it is refused, `again` answers if the change was made already. */
export async function orAgain<T>(change: () => Promise<T>, again: () => Promise<T | undefined>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof HttpError) || !REFUSALS.includes(error.status)) throw error;
    const reply = await again();
    if (reply === undefined) throw error;
    return reply;
  }
}
