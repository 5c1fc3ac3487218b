import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config/readConfig';
import { StartupError } from '../config/StartupError';
import { withWayBack } from '../database/backup/wayBack';
import { openDatabase } from '../database/Database';
import { externalDatabase } from '../database/externalDatabase';
import { findMessageHold, heldSentence } from '../database/backup/messageHold';
import { migrate } from '../database/migrate';
import { createServer } from '../http/createServer';
import type { BackgroundTask } from '../lifecycle/runRepeatedly';
import { Teardown } from '../lifecycle/Teardown';
import { startTracing } from '../tracing/startTracing';
import { startBackgroundWork } from './startBackgroundWork';

/**
 * Starts a process without an HTTP server: it delivers messages and runs the daily jobs of the servers that share its
 * database. Throws a StartupError with all missing settings.
 */
export async function startWorker(
  config: Config,
  logger: FastifyServerOptions['logger'],
  notify: (message: string) => void,
  ending?: AbortSignal,
): Promise<BackgroundTask> {
  const { publicUrl, jwtSecret } = config;
  const connection = externalDatabase(config);
  if (connection === undefined || publicUrl === undefined || jwtSecret === undefined)
    throw new StartupError(missingSettings(config));
  await migrate(connection, undefined, ending).catch(async (error: unknown) => {
    throw await withWayBack(error, config.backup);
  });
  const parts = new Teardown(notify);
  if (config.tracing) parts.add((await startTracing(notify)).stop);
  const database = openDatabase(connection);
  parts.add(() => database.close());
  const hold = await findMessageHold(database);
  if (hold) notify(heldSentence(hold));
  // It never listens; it is created for its log, which has the same format in all our programs.
  const { log } = await createServer(logger);
  const work = startBackgroundWork({ database, config, jwtSecret, publicUrl, log });
  parts.add(() => work.stop());
  return { stop: () => parts.run() };
}

function missingSettings({ databaseUrl, publicUrl }: Config): string {
  const faults = [
    ...(databaseUrl === undefined
      ? ['- DATABASE_URL must be given: what waits in the embedded database is delivered by its own server.']
      : []),
    ...(publicUrl === undefined ? ['- PUBLIC_URL must be given: the links in letters lead there.'] : []),
  ];
  return ['The worker does not start:', ...faults].join('\n');
}
