import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/readConfig';
import { errorMessage } from '../config/errorMessage';
import { StartupError } from '../config/StartupError';
import { openDatabase, type Connection, type Database } from '../database/Database';
import { DATABASE_USER, clusterIn, passwordIn } from '../database/embedded/createCluster';
import { findDatabaseFolder, databaseLocation } from '../database/embedded/databaseLocation';
import { postmasterOf } from '../database/embedded/postmaster';
import { startEmbedded } from '../database/embedded/startEmbedded';
import { lockDataDirectory } from '../database/lockDataDirectory';
import { readMigrations } from '../database/migrate';

type Where = Pick<Config, 'databaseUrl' | 'dataDir'>;

type Work<T> = (db: Database, connection: Connection) => Promise<T>;

/**
 * Opens the server's database for `work`: the one of DATABASE_URL; otherwise the embedded one, which is started if no
 * server runs it, and stopped again. Creates no database and changes no schema: only the server does that.
 */
export async function withServerDatabase<T>(where: Where, work: Work<T>): Promise<T> {
  if (where.databaseUrl !== undefined) return within({ connectionString: where.databaseUrl }, work);
  const { dataDir } = where;
  if (findDatabaseFolder(dataDir) === undefined)
    throw new StartupError(
      `There is no database in ${dataDir}. Please set DATA_DIR to the server's data directory, or DATABASE_URL.`,
    );
  const { home } = databaseLocation(dataDir);
  if (postmasterOf(home)?.ready && (await answers(runningIn(home)))) return within(runningIn(home), work);
  return withEmbedded(dataDir, (connection) => within(connection, work));
}

/** Starts the embedded database for `work`. Throws StartupError when a server runs on the data directory. */
export async function withEmbedded<T>(
  dataDir: string,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const release = await lockDataDirectory(dataDir);
  try {
    const { connection, stop } = await startEmbedded(dataDir);
    return await work(connection).finally(stop);
  } finally {
    await release();
  }
}

async function within<T>(connection: Connection, work: Work<T>): Promise<T> {
  const db = openDatabase(connection);
  try {
    await checkSchema(db);
    return await work(db, connection);
  } finally {
    await db.close();
  }
}

/** The address of a running PostgreSQL: the fourth to sixth line of its lock file. */
function runningIn(home: string): Connection {
  const lines = readFileSync(path.join(clusterIn(home), 'postmaster.pid'), 'utf8').split('\n');
  const [port, socket = '', host = ''] = lines.slice(3, 6).map((line) => line.trim());
  const login = { user: DATABASE_USER, password: passwordIn(home), database: 'postgres' };
  return { ...login, host: socket || host, port: Number(port) };
}

/** The lock file may be left from a server that was killed. */
async function answers(connection: Connection): Promise<boolean> {
  const db = openDatabase(connection);
  return db
    .query('select 1')
    .then(
      () => true,
      () => false,
    )
    .finally(() => db.close());
}

async function checkSchema(db: Database): Promise<void> {
  const applied = await db
    .query<{ name: string }>('select name from schema_migrations')
    .catch((error: unknown) => {
      throw new StartupError(`The database cannot be used: ${errorMessage(error)}`);
    });
  const missing = readMigrations().find(({ name }) => !applied.some((row) => row.name === name));
  if (missing)
    throw new StartupError(
      `The database is older than this program (${missing.name} is missing). Please start the server once, then try again.`,
    );
}
