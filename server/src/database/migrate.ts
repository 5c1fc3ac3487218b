import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { packageRoot } from '../config/packageRoot';
import { errorMessage } from '../config/errorMessage';
import { StartupError } from '../config/StartupError';
import { sinceBaseline, type Applied } from './baseline';
import type { Connection } from './Database';
import { DatabaseUnavailable } from './DatabaseUnavailable';

/** One forward step of the schema, a file `NNNN_name.sql`. */
export interface Migration extends Applied {
  sql: string;
}

/**
 * An arbitrary number, equal in every server, so that of several concurrent starts one migrates and the others wait.
 */
const LOCK = 7_264_319;

const LEDGER = `create table if not exists schema_migrations (
  name text primary key, checksum text not null, applied_at timestamptz not null default now())`;

/** The migrations of a folder, in order. Line ends are ignored, because a checkout may change them. */
export function readMigrations(folder = path.join(packageRoot, 'migrations')): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { name: path.basename(file, '.sql'), sql, checksum };
    });
}

/**
 * Migrates the database to the newest schema and returns the applied names. Throws StartupError when the migrations
 * do not match.
 */
export async function migrate(
  connection: Connection,
  migrations = readMigrations(),
  signal?: AbortSignal,
): Promise<string[]> {
  return withMigrationLock(
    connection,
    async (client) => {
      await client.query(LEDGER);
      const applied = await appliedTo(client, migrations);
      const waiting = notYetApplied(migrations, applied);
      for (const migration of waiting) await apply(client, migration);
      // Late pages of long lists are slow in a table that a migration rewrote, until it was vacuumed.
      if (applied.length > 0 && waiting.length > 0) await client.query('vacuum (analyze)');
      return waiting.map(({ name }) => name);
    },
    signal,
  ).catch((error: unknown) => {
    throw explain(error);
  });
}

/**
 * Does work that only one of the servers of a database may do at a time. The others wait, unless `ending` reports
 * that they no longer need to. The lock ends with its connection.
 */
export async function withMigrationLock<T>(
  connection: Connection,
  work: (client: Client) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const client = new Client({ connectionTimeoutMillis: 10_000, ...(connection.direct ?? connection) });
  client.on('error', () => {});
  const giveUp = () => void client.end().catch(() => {});
  try {
    signal?.throwIfAborted();
    await client.connect();
    signal?.addEventListener('abort', giveUp, { once: true });
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return await work(client);
  } finally {
    signal?.removeEventListener('abort', giveUp);
    await client.end().catch(() => {});
  }
}

/** What the database has, where the former migrations are replaced by the baseline. */
async function appliedTo(client: Client, known: readonly Migration[]): Promise<readonly Applied[]> {
  const { rows } = await client.query<Applied>('select name, checksum from schema_migrations order by name');
  const applied = sinceBaseline({ applied: rows, is: 'database' }, known);
  if (applied !== rows)
    await client.query(
      `with former as (delete from schema_migrations where name <> all ($1))
       insert into schema_migrations (name, checksum) select * from unnest($1::text[], $2::text[])
       on conflict do nothing`,
      [applied.map(({ name }) => name), applied.map(({ checksum }) => checksum)],
    );
  return applied;
}

/** The database has migrations of a later version. */
export class NewerDatabaseError extends StartupError {}

function notYetApplied(known: readonly Migration[], applied: readonly Applied[]) {
  for (const { name, checksum } of applied) {
    const ours = known.find((migration) => migration.name === name);
    if (!ours) {
      throw new NewerDatabaseError(
        `The database was created by a newer version of this server: it has the migration ${name}, which is unknown here.`,
      );
    }
    if (ours.checksum !== checksum) {
      throw new StartupError(
        `The migration ${name} was changed after it was applied to this database. Please restore the file, and put the ` +
          'change in a new migration.',
      );
    }
  }
  return known.filter(({ name }) => !applied.some((row) => row.name === name));
}

async function apply(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw new StartupError(`The migration ${name} failed and was rolled back: ${errorMessage(error)}`);
  }
}

function explain(error: unknown): StartupError {
  if (error instanceof StartupError) return error;
  const isAway = DatabaseUnavailable.from(error) instanceof DatabaseUnavailable;
  return new StartupError(`The database cannot be ${isAway ? 'reached' : 'used'}: ${errorMessage(error)}`);
}
