import { createHash } from 'node:crypto';
import { Pool, types, type PoolClient, type PoolConfig, type QueryConfig } from 'pg';
import { errorCode } from '../config/errorMessage';
import type { BackgroundTask } from '../lifecycle/runRepeatedly';
import { DatabaseUnavailable } from './DatabaseUnavailable';
import { measureQuery } from './queryTime';
import { listenOn, type Listener } from './listenOn';
import type { Sql } from './sql';

/** Runs SQL: the pool, or one of its transactions. */
export interface Db {
  /** Runs one statement with bound values, prepared unless a pooler is between. */
  query<Row>(sql: Sql | string, values?: readonly unknown[]): Promise<Row[]>;
}

interface TransactionOptions {
  /**
   * Whether the transaction may write although the disk is full. It uses the space that is kept free, so it must write
   * only a few rows that users need before they can read, such as those of a sign-in.
   */
  usesReserve?: boolean;
}

export interface Database extends Db {
  /** Runs work that only reads: on a standby where there is one (withStandby). */
  read<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** Commits what `work` did, or rolls all of it back when it throws. Retries after a serialization conflict. */
  transaction<T>(work: (db: Db) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * The same database, whose transactions record the acting user, `acting_user()` in SQL, for the history of tickets, and their day,
   * yyyy-mm-dd, for the plan of visits.
   */
  as(user_id: number, today?: string): Database;
  /** Listens to the notifications of `pg_notify` on a channel, from any server, until it is stopped. */
  listen(channel: string, listener: Listener): BackgroundTask;
  /** The connections of the pool, and the statements that wait for one. */
  connections(): { total: number; idle: number; queued: number };
  close(): Promise<void>;
}

const DATE = 1082;
const TIMESTAMPTZ = 1184;
const BIGINT = 20;
const BIGINTS = 1016;

/** Days stay text, timestamps are ISO 8601 in UTC, and counts are numbers. */
const typeParsers = new Map<number, (text: string) => unknown>([
  [DATE, (text) => text],
  [TIMESTAMPTZ, (text) => new Date(text).toISOString()],
  [BIGINT, Number],
  // '{1,2,NULL}'
  [BIGINTS, (text) => JSON.parse(`[${text.slice(1, -1).toLowerCase()}]`)],
]);

const CONFLICTS = new Set(['40001', '40P01']);
const ATTEMPTS = 3;
/** The connections for LISTEN past a pooler: one channel, and one more while a broken one is replaced. */
const LISTENERS = 2;

/** The address and the account of a database. */
export interface Connection extends PoolConfig {
  /**
   * The same database past a pooler: then statements are not prepared under a name, and everything that needs the session of
   * one connection (LISTEN, the lock of migrations) goes here.
   */
  direct?: PoolConfig;
}

/**
 * Connects lazily. While `isFull` returns true, transactions without `usesReserve` may read but not write: a change is
 * refused as DatabaseUnavailable.
 */
export function openDatabase(connection: Connection, isFull: () => boolean = () => false): Database {
  const { direct, ...pooled } = connection;
  const pool = poolOf(pooled, direct === undefined);
  const listening = direct && poolOf({ ...direct, max: LISTENERS });
  return ofPool({
    pool,
    listening: listening ?? pool,
    begin: ({ usesReserve = false } = {}) => (isFull() && !usesReserve ? 'begin read only' : 'begin'),
    statement: direct ? unnamed : named,
    close: async () => void (await Promise.all([pool.end(), listening?.end()])),
  });
}

/** A pooler keeps no setting of a session, and refuses connections that send one. */
function poolOf(connection: PoolConfig, keepsSettings = true): Pool {
  const pool = new Pool({
    max: 10,
    connectionTimeoutMillis: 5_000,
    // A new connection plans its first statements again: after each pause of a dealer, if it were closed sooner.
    idleTimeoutMillis: 300_000,
    // Below the 350 seconds after which networks forget a silent connection.
    keepAliveInitialDelayMillis: 60_000,
    // Compiling a statement takes longer than running it: seconds where the planner expects too many rows (ADR-111).
    ...(keepsSettings ? { statement_timeout: 60_000, options: '-c jit=off' } : {}),
    // Longer than the database's own limit: for a database that does not answer at all.
    query_timeout: 65_000,
    keepAlive: true,
    application_name: 'smart-elevator',
    types: {
      getTypeParser: (oid: number, format?: string) =>
        typeParsers.get(oid) ??
        (format === 'binary' ? types.getTypeParser(oid, 'binary') : types.getTypeParser(oid)),
    },
    ...connection,
  });
  // An idle connection that breaks is replaced at the next use; a connection that breaks within a transaction fails
  // the next statement. Without a listener either would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

interface Parts {
  pool: Pool;
  /** For LISTEN: a pool whose connections keep their session. */
  listening: Pool;
  begin: (options?: TransactionOptions) => string;
  statement: typeof unnamed;
  close: () => Promise<void>;
}

const ofPool = (parts: Parts): Database => ({
  read: (work) => work(ofPool(parts)),
  query: (sql, values) => send(parts.pool, parts.statement(sql, values)),
  transaction: (work, options) => transact(parts, work, options),
  as: (user_id, today = '') => {
    const day = today.replaceAll(/[^\d-]/g, '');
    const acting = `set local app.user_id = ${Math.trunc(user_id)}; set local app.today = '${day}'`;
    return ofPool({ ...parts, begin: (options) => `${parts.begin(options)}; ${acting}` });
  },
  listen: (channel, listener) => listenOn(parts.listening, channel, listener),
  connections: () => ({
    total: parts.pool.totalCount,
    idle: parts.pool.idleCount,
    queued: parts.pool.waitingCount,
  }),
  close: parts.close,
});

async function send<Row>(to: Pool | PoolClient, statement: QueryConfig): Promise<Row[]> {
  try {
    const { rows } = await measureQuery(() => to.query(statement), statement.text);
    return rows as Row[];
  } catch (error) {
    throw DatabaseUnavailable.from(error);
  }
}

async function transact<T>(
  parts: Parts,
  work: (db: Db) => Promise<T>,
  options?: TransactionOptions,
  attempt = 1,
): Promise<T> {
  const { pool, begin, statement } = parts;
  const client = await measureQuery(() => pool.connect()).catch((error: unknown) => {
    throw DatabaseUnavailable.from(error);
  });
  let broken = false;
  try {
    // Not prepared, because it may be two statements, which are then sent as one.
    await measureQuery(() => client.query(begin(options))).catch((error: unknown) => {
      throw DatabaseUnavailable.from(error);
    });
    const result = await work({ query: (sql, values) => send(client, statement(sql, values)) });
    await send(client, statement('commit'));
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    if (attempt >= ATTEMPTS || !CONFLICTS.has(errorCode(error))) throw error;
  } finally {
    client.release(broken);
  }
  return transact(parts, work, options, attempt + 1);
}

const unnamed = (sql: Sql | string, values: readonly unknown[] = []): QueryConfig =>
  typeof sql === 'string' ? { text: sql, values: [...values] } : { text: sql.text, values: sql.values };
const named: typeof unnamed = (sql, values) => {
  const statement = unnamed(sql, values);
  return { name: nameOf(statement.text), ...statement };
};

const names = new Map<string, string>();

/**
 * A prepared statement's name, derived from its text: equal texts have the same name, and different texts have
 * different names.
 */
function nameOf(sql: string): string {
  const known = names.get(sql);
  if (known) return known;
  const name = createHash('sha256').update(sql).digest('base64url').slice(0, 32);
  names.set(sql, name);
  return name;
}
