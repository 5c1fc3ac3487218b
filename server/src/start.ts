import { existsSync } from 'node:fs';
import path from 'node:path';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { createApp } from './app';
import { storedSecret } from './config/storedSecret';
import { makeDataDirectory } from './lifecycle/makeFolder';
import { packageRoot } from './config/packageRoot';
import type { Config } from './config/readConfig';
import type { Settings } from './config/Settings';
import { withWayBack } from './database/backup/wayBack';
import { openDatabase } from './database/Database';
import { startEmbedded, type EmbeddedDatabase } from './database/embedded/startEmbedded';
import { externalDatabase } from './database/externalDatabase';
import { lockDataDirectory } from './database/lockDataDirectory';
import { migrate } from './database/migrate';
import { readinessProbe } from './database/readinessProbe';
import { withStandby } from './database/withStandby';
import { findMessageHold, heldSentence } from './database/backup/messageHold';
import { openFiles } from './files/openFiles';
import { createServer, type Edge } from './http/createServer';
import { healthRoutes } from './http/healthRoutes';
import { checkAddress, listen } from './http/listen';
import type { BackgroundTask } from './lifecycle/runRepeatedly';
import { startBackgroundWork } from './background-work/startBackgroundWork';
import { prepareDemo } from './prepareDemo';
import { oneSignalPush } from './push/pushTransport';
import { sharedPageStatus } from './reports/sharing/sharedPageStatus';
import { Teardown } from './lifecycle/Teardown';
import { installationMetrics, registryFigure, type Metric } from './metrics/installationMetrics';
import { serveMetrics } from './metrics/serveMetrics';
import { scheduleCanaryJudging } from './telemetry/scheduleCanaryJudging';
import { startTracing } from './tracing/startTracing';
import { isReachable, proxyApi } from './console/proxyApi';
import { pushChanges } from './console/pushChanges';
import { REGISTRY_ADDRESS, readRegistry } from './console/readRegistry';
import { serveConsole } from './console/serveConsole';

/** A running server. */
export interface Running {
  address: string;
  /** The demonstration dealer can sign in here. */
  demo: boolean;
  stop(): Promise<void>;
}

/** Milliseconds that the database gets for an immediate shutdown, when a fast one takes too long. */
const HARD_STOP = 400;

type Logger = FastifyServerOptions['logger'];

/** Receives the messages of the start, the parts to stop again, and the signal to stop. */
interface StartContext {
  notify: (sentence: string) => void;
  parts: Teardown;
  ending: AbortSignal | undefined;
}

/**
 * Starts everything that `config` enables. Everything is stopped again when something fails, and when `ending` is
 * aborted.
 */
export async function start(
  config: Config,
  logger: Logger,
  notify: (sentence: string) => void,
  ending?: AbortSignal,
): Promise<Running> {
  const parts = new Teardown(notify);
  const stop = () => parts.run();
  // Steps that wait for the database fail once it is stopped, and so does the start.
  ending?.addEventListener('abort', () => void stop(), { once: true });
  try {
    await checkAddress(config.host, config.port);
    if (config.tracing) parts.add((await startTracing(notify)).stop);
    const ongoing: BackgroundTask[] = [];
    const { app, demo, begin, statusOfShared } =
      config.apiUrl === undefined
        ? await startApi(config, logger, { notify, parts, ending })
        : {
            app: await startProxy(config.apiUrl, logger, config),
            demo: false,
            begin: () => [],
            statusOfShared: undefined,
          };
    const siteDir = siteOf(config);
    if (!existsSync(siteDir))
      notify(`The console is not built: ${siteDir} is missing. Only the API is served.`);
    else await serveConsole(app, siteDir, { ...config, statusOfShared });
    ending?.throwIfAborted();
    parts.add(() => Promise.all([app.close(), ...ongoing.map((work) => work.stop())]));
    const address = await listen(app, config.host, config.port);
    ending?.throwIfAborted();
    ongoing.push(...begin(config.publicUrl ?? address));
    return { address, demo, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const siteOf = ({ siteDir }: Config): string => path.resolve(siteDir ?? path.join(packageRoot, '..', 'site'));

/** The registry that this server serves; undefined if another place serves the console. */
const ownRegistry = (config: Config): string | undefined =>
  config.registryUrl === undefined && existsSync(siteOf(config))
    ? path.join(siteOf(config), REGISTRY_ADDRESS)
    : undefined;

const registryWarning = (config: Config) => async (): Promise<string | undefined> => {
  const file = ownRegistry(config);
  return file === undefined ? undefined : (await readRegistry(file)).warning;
};

const registryFigures = (config: Config) => async (): Promise<Metric[]> => {
  const file = ownRegistry(config);
  return file === undefined ? [] : [await registryFigure(file)];
};

const edgeOf = ({ trustProxy, publicUrl }: Config): Edge => ({
  trustProxy,
  isHttps: publicUrl?.startsWith('https:') === true,
});

async function startProxy(apiUrl: string, logger: Logger, config: Config): Promise<FastifyInstance> {
  const app = await createServer(logger, edgeOf(config));
  await serveMetrics(app, config.metricsToken, registryFigures(config));
  healthRoutes(app, () => isReachable(apiUrl), registryWarning(config));
  if (config.push) pushChanges(app, apiUrl, oneSignalPush(config.push));
  await proxyApi(app, apiUrl);
  return app;
}

async function startApi(config: Config, logger: Logger, context: StartContext) {
  const { notify, parts, ending } = context;
  const { connection, isFull } = await prepareDatabase(config, context);
  ending?.throwIfAborted();
  const jwtSecret = config.jwtSecret ?? storedSecret(config.dataDir);
  const applied = await migrate(connection, undefined, ending).catch(async (error: unknown) => {
    throw await withWayBack(error, config.backup);
  });
  if (applied.length > 0) notify(`Prepared the database (${applied.join(', ')}).`);
  const primary = openDatabase(connection, isFull);
  const { databaseReadUrl } = config;
  const database =
    databaseReadUrl === undefined
      ? primary
      : withStandby(primary, openDatabase({ ...connection, connectionString: databaseReadUrl }));
  const probe = readinessProbe(connection);
  parts.add(() => Promise.all([database.close(), probe.close()]));
  const hold = await findMessageHold(primary);
  if (hold) notify(heldSentence(hold));
  if (config.databaseUrl !== undefined && !config.files.bucket)
    notify(
      `Files are stored in ${path.join(config.dataDir, 'files')}. Servers that share this database need this folder, or FILES_S3_….`,
    );
  const demo = config.demo && (await prepareDemo(database, connection, localDay(), notify, ending));
  // Without PUBLIC_URL it is the address of the server, which is known after it listens.
  const settings: Settings = {
    ...config.settings,
    jwtSecret,
    publicUrl: config.publicUrl ?? '',
    registryAt: config.registryUrl ?? path.join(siteOf(config), REGISTRY_ADDRESS),
  };
  const app = await createApp({
    database,
    settings,
    files: openFiles(config),
    logger,
    edge: edgeOf(config),
  });
  const ofInstallation = installationMetrics(database, settings.registryAt);
  const ofServer = registryFigures(config);
  await serveMetrics(app, config.metricsToken, async () => [
    ...(await ofInstallation()),
    ...(await ofServer()),
  ]);
  healthRoutes(app, probe.isReachable, registryWarning(config));
  const begin = (address: string): BackgroundTask[] => {
    settings.publicUrl = address;
    if (!config.backgroundWork) return [];
    const work = startBackgroundWork({ database, config, jwtSecret, publicUrl: address, log: app.log });
    const program = path.join(packageRoot, 'dist', 'judge.mjs');
    const judging = scheduleCanaryJudging(database, { siteDir: siteOf(config), program }, app.log);
    return [work, judging];
  };
  return { app, demo, begin, statusOfShared: sharedPageStatus(app) };
}

/** The connection of the database, and whether its disk is full; the embedded one is started first. */
async function prepareDatabase(
  config: Config,
  { notify, parts, ending }: StartContext,
): Promise<Pick<EmbeddedDatabase, 'connection' | 'isFull'>> {
  const { dataDir } = config;
  const external = externalDatabase(config);
  if (external) return { connection: external, isFull: () => false };
  makeDataDirectory(dataDir);
  parts.add(await lockDataDirectory(dataDir));
  const embedded = await startEmbedded(dataDir, { notify, signal: ending });
  parts.add((left) => embedded.stop(left - HARD_STOP), 2 * HARD_STOP);
  return embedded;
}
