import { makeDataDirectory } from '../lifecycle/makeFolder';
import type { Config } from '../config/readConfig';
import type { Connection } from '../database/Database';
import { startEmbedded } from '../database/embedded/startEmbedded';
import { holdDirectory } from '../database/holdDirectory';

/**
 * Gives `work` the server's database, whatever is in it: the one of DATABASE_URL; else the embedded one, which is made when
 * there is none, and stopped afterwards. Throws StartFault when a server runs on the data directory.
 */
export async function withAnyDatabase<T>(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== undefined) return work({ connectionString: databaseUrl });
  makeDataDirectory(dataDir);
  const release = await holdDirectory(dataDir);
  try {
    const { connection, stop } = await startEmbedded(dataDir);
    return await work(connection).finally(stop);
  } finally {
    await release();
  }
}
