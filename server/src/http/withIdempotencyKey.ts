import { createHash } from 'node:crypto';
import type { Endpoint, Reply } from '@smart-elevator/shared-api/contract/endpoint';
import { codePointLength } from '@smart-elevator/shared-api/contract/codePointLength';
import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import type { Database, Db } from '../database/Database';
import { sql } from '../database/sql';
import type { Caller } from './authenticate';
import { badRequest, idempotencyKeyReused } from './HttpError';

const HEADER = 'idempotency-key';
const KEY_MAX_LENGTH = 255;
/** How long a key is stored: a phone may send again what it did weeks ago (R1412). */
const RETENTION = '60 days';

interface RawRequest {
  headers: Record<string, string | string[] | undefined>;
}

interface Request {
  db: Database;
  caller: Caller;
  /** The validated body, so that two spellings of the same value are equal. */
  body: unknown;
  raw: RawRequest;
}

interface KnownKey<R> {
  body_hash: string;
  reply: R;
}

/**
 * Runs a create in a transaction, and with an Idempotency-Key only once: the same key and body give the first answer,
 * the same key with another body is 422 (R945). Key and change are stored together. A request whose key is in
 * progress waits for the first one.
 */
export async function withIdempotencyKey<E extends Endpoint>(
  endpoint: E,
  { db, caller: { dealer_id }, body, raw }: Request,
  work: (db: Db) => Promise<Reply<E>>,
): Promise<Reply<E>> {
  if (!endpoint.idempotent) throw new Error(`${endpoint.name} is not described as idempotent.`);
  const key = idempotencyKeyOf(raw);
  if (key === undefined) return db.transaction(work);
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const call = endpoint.name;
  return db.transaction(async (db) => {
    await db.query(sql`delete from idempotency_keys where dealer_id = ${dealer_id}
      and created_at < now() - ${RETENTION}::interval`);
    const [first] = await db.query(sql`insert into idempotency_keys (dealer_id, call, key, body_hash)
      values (${dealer_id}, ${call}, ${key}, decode(${hash}, 'hex')) on conflict do nothing returning 1`);
    if (!first) return knownReply<Reply<E>>(db, dealer_id, { call, key, hash });
    const reply = await work(db);
    await db.query(sql`update idempotency_keys set reply = ${JSON.stringify(reply)}::jsonb
      where dealer_id = ${dealer_id} and call = ${call} and key = ${key}`);
    return reply;
  });
}

interface Key {
  call: string;
  key: string;
  hash: string;
}

async function knownReply<R>(db: Db, dealer_id: number, { call, key, hash }: Key): Promise<R> {
  const [known] = await db.query<KnownKey<R>>(sql`
    select encode(body_hash, 'hex') as body_hash, reply from idempotency_keys
    where dealer_id = ${dealer_id} and call = ${call} and key = ${key}`);
  if (known?.body_hash !== hash) throw idempotencyKeyReused();
  return known.reply;
}

/** The Idempotency-Key of a request, if it has one. */
export function idempotencyKeyOf({ headers }: RawRequest): string | undefined {
  const header = headers[HEADER];
  const key = (Array.isArray(header) ? header[0] : header)?.trim();
  if (!key) return undefined;
  if (codePointLength(key) > KEY_MAX_LENGTH)
    throw badRequest({ 'Idempotency-Key': [frameworkMessages.tooLong(KEY_MAX_LENGTH)] });
  return key;
}
