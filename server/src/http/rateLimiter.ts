import { createHmac } from 'node:crypto';
import type { Db } from '../database/Database';
import { sql, type Sql } from '../database/sql';
import { tooManyRequests } from './HttpError';

/**
 * How often something may be tried: `burst` times at once, and after that `perHour` times an hour, evenly. In any
 * hour there are never more than the sum of the two.
 */
export interface RateLimit {
  /** The unique name of the limit. */
  name: string;
  burst: number;
  perHour: number;
}

/** Counts tries in the database, so that all servers that share it also share the limits. */
export interface RateLimiter {
  /** Takes one try before it is made; safe for concurrent calls. Returns how many are left; throws 429 when none was. */
  take(limit: RateLimit, of: string): Promise<number>;
  /** Gives one try back: successful tries do not count. */
  refund(limit: RateLimit, of: string): Promise<void>;
}

/** The number of tries after which full buckets are deleted. */
const SWEEP_EVERY = 200;
/**
 * The number of refusals that one server remembers, so that a flood of tries does not become a flood of statements.
 */
const MAX_REMEMBERED_REFUSALS = 10_000;

/** The secret keys the names of the buckets: typed names and addresses are not readable in the database. */
export function createRateLimiter(db: Db, secret: string): RateLimiter {
  /** By a clock that nobody sets: a corrected clock of the machine does not prolong a refusal. */
  const refusedUntil = new Map<string, number>();
  const turns = new Map<string, Promise<void>>();
  let taken = 0;

  const bucketOf = ({ name }: RateLimit, of: string): string =>
    createHmac('sha256', secret).update(`tries:${name}:${of}`).digest('hex');

  const refuse = (bucket: string, seconds: number): never => {
    if (refusedUntil.size >= MAX_REMEMBERED_REFUSALS) refusedUntil.clear();
    refusedUntil.set(bucket, performance.now() + seconds * 1000);
    throw tooManyRequests(Math.max(1, Math.ceil(seconds)));
  };

  const takeNext = async (limit: RateLimit, bucket: string): Promise<number> => {
    const rest = ((refusedUntil.get(bucket) ?? 0) - performance.now()) / 1000;
    if (rest > 0) throw tooManyRequests(Math.max(1, Math.ceil(rest)));
    refusedUntil.delete(bucket);
    if (++taken % SWEEP_EVERY === 0) await sweep(db);
    const left = await consumeToken(db, bucket, limit);
    if (left !== undefined) return left;
    return refuse(bucket, await secondsUntilToken(db, bucket, limit));
  };

  return {
    // One after the other: a flood at one bucket uses one connection, and is refused from memory once the bucket is
    // used up.
    take: (limit, of) => {
      const bucket = bucketOf(limit, of);
      const turn = (turns.get(bucket) ?? Promise.resolve()).then(() => takeNext(limit, bucket));
      const over = turn
        .catch(() => {})
        .then(() => {
          if (turns.get(bucket) === over) turns.delete(bucket);
        });
      turns.set(bucket, over);
      return turn;
    },
    refund: async (limit, of) => {
      const bucket = bucketOf(limit, of);
      refusedUntil.delete(bucket);
      await db.query(sql`update tries set empty_at = empty_at - ${refillInterval(limit)}::interval
        where bucket = decode(${bucket}, 'hex')`);
    },
  };
}

/** What one try adds to its bucket, as an interval. */
const refillInterval = ({ perHour }: RateLimit): string => `${3600 / perHour} seconds`;

/** When a bucket whose tries were all taken now is empty. */
const latestEmpty = (limit: RateLimit): Sql =>
  sql`clock_timestamp() + ${limit.burst}::integer * ${refillInterval(limit)}::interval`;

/**
 * Takes a try and returns how many are left; undefined when there was none. One statement, so that concurrent tries
 * never exceed the limit.
 */
async function consumeToken(db: Db, bucket: string, limit: RateLimit): Promise<number | undefined> {
  const pause = refillInterval(limit);
  const [taken] = await db.query<{ left: number }>(sql`insert into tries as t (bucket, empty_at)
    values (decode(${bucket}, 'hex'), clock_timestamp() + ${pause}::interval)
    on conflict (bucket) do update
      set empty_at = greatest(t.empty_at, clock_timestamp()) + ${pause}::interval
      where greatest(t.empty_at, clock_timestamp()) + ${pause}::interval
        <= ${latestEmpty(limit)}
    returning floor(${limit.burst}::integer - extract(epoch from empty_at - clock_timestamp())
      / extract(epoch from ${pause}::interval))::integer as left`);
  return taken && Math.max(0, taken.left);
}

/**
 * The seconds until a used up bucket has a try again. A clock that was ahead may have stored a time far away: it becomes
 * the latest possible one.
 */
async function secondsUntilToken(db: Db, bucket: string, limit: RateLimit): Promise<number> {
  const [row] = await db.query<{ seconds: number }>(sql`update tries
    set empty_at = least(empty_at, ${latestEmpty(limit)}) where bucket = decode(${bucket}, 'hex')
    returning extract(epoch from empty_at - clock_timestamp()
      - ${limit.burst - 1}::integer * ${refillInterval(limit)}::interval)::float8 as seconds`);
  return Math.max(0, row?.seconds ?? 0);
}

const sweep = (db: Db) =>
  db.query(sql`delete from tries where bucket in
    (select bucket from tries where empty_at < now() limit 1000 for update skip locked)`);
