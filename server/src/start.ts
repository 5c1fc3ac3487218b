import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { createApp } from './app';
import { keptSecret } from './config/keptSecret';
import { packageRoot } from './config/packageRoot';
import type { Config } from './config/readConfig';
import { reasonOf } from './config/reasonOf';
import { StartFault } from './config/StartFault';
import { openDatabase, type Database } from './database/Database';
import { startEmbedded, type Embedded } from './database/embedded/startEmbedded';
import { holdDirectory } from './database/holdDirectory';
import { migrate } from './database/migrate';
import { createServer, type Edge } from './http/createServer';
import { health } from './http/health';
import type { Settings } from './http/house';
import { checkAddress, listen } from './http/listen';
import { startWork } from './jobs/startWork';
import { prepareDemo } from './prepareDemo';
import { keepJudging } from './telemetry/keepJudging';
import { passOn } from './console/passOn';
import { serveConsole } from './console/serveConsole';

/** A server that answers. */
export interface Running {
  address: string;
  /** The demonstration dealer can sign in here. */
  demo: boolean;
  stop(): Promise<void>;
}

type Cleanup = () => Promise<unknown>;
type Logger = FastifyServerOptions['logger'];

/** Starts everything that `config` asks for; what was started is stopped again when something fails. */
export async function start(
  config: Config,
  logger: Logger,
  tell: (sentence: string) => void,
): Promise<Running> {
  const cleanups: Cleanup[] = [];
  const stop = async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  };
  const later = (cleanup: Cleanup) => cleanups.push(cleanup);
  try {
    await checkAddress(config.host, config.port);
    const { app, demo, announce } =
      config.apiUrl === undefined
        ? await startApi(config, logger, tell, later)
        : { app: await startProxy(config.apiUrl, logger, edgeOf(config)), demo: false, announce: () => {} };
    const siteDir = siteOf(config);
    if (!existsSync(siteDir))
      tell(`The console is not built: ${siteDir} is missing. Only the API is served.`);
    else await serveConsole(app, siteDir, config);
    later(() => app.close());
    const address = await listen(app, config.host, config.port);
    announce(config.publicUrl ?? address);
    return { address, demo, stop };
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
}

const siteOf = ({ siteDir }: Config): string => path.resolve(siteDir ?? path.join(packageRoot, '..', 'site'));

const edgeOf = ({ trustProxy, publicUrl }: Config): Edge => ({
  trustProxy,
  isHttps: publicUrl?.startsWith('https:') === true,
});

async function startProxy(apiUrl: string, logger: Logger, edge: Edge): Promise<FastifyInstance> {
  const app = await createServer(logger, edge);
  health(app, async () => true);
  await passOn(app, apiUrl);
  return app;
}

async function startApi(
  config: Config,
  logger: Logger,
  tell: (sentence: string) => void,
  later: (cleanup: Cleanup) => void,
) {
  const { connection, isFull } = await prepareDatabase(config, tell, later);
  const jwtSecret = config.jwtSecret ?? keptSecret(config.dataDir);
  const applied = await migrate(connection);
  if (applied.length > 0) tell(`Prepared the database (${applied.join(', ')}).`);
  const database = openDatabase(connection, isFull);
  later(() => database.close());
  const demo = config.demo && (await prepareDemo(database, localDay(), tell));
  // Without PUBLIC_URL it is the address listened on, which is known once we listen.
  const settings: Settings = {
    ...config.settings,
    jwtSecret,
    publicUrl: config.publicUrl ?? '',
    registryAt: config.registryUrl ?? path.join(siteOf(config), 'mf/registry.json'),
  };
  const app = await createApp({ database, settings, logger, edge: edgeOf(config) });
  health(app, () => isReachable(database));
  const announce = (address: string) => {
    settings.publicUrl = address;
    if (!config.backgroundWork) return;
    const work = startWork({ database, config, jwtSecret, publicUrl: address, log: app.log });
    later(() => work.stop());
    const program = path.join(packageRoot, '../federation/bin/federation.mjs');
    const judging = keepJudging(database, { siteDir: siteOf(config), program }, app.log);
    later(() => judging.stop());
  };
  return { app, demo, announce };
}

/** Where the database is, and whether its disk is full; the embedded one is started first. */
async function prepareDatabase(
  { databaseUrl, dataDir }: Config,
  tell: (sentence: string) => void,
  later: (cleanup: Cleanup) => void,
): Promise<Pick<Embedded, 'connection' | 'isFull'>> {
  if (databaseUrl !== undefined)
    return { connection: { connectionString: databaseUrl }, isFull: () => false };
  makeDirectory(dataDir);
  later(await holdDirectory(dataDir));
  const embedded = await startEmbedded(dataDir, { tell });
  later(embedded.stop);
  return embedded;
}

function makeDirectory(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartFault(`The data directory ${dataDir} cannot be made or written: ${reasonOf(error)}`);
  }
}

async function isReachable(database: Database): Promise<boolean> {
  await database.query('select 1');
  return true;
}
