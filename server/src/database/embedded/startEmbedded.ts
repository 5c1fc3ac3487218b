import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from '../Database';
import { DATABASE_USER, clusterIn, createCluster, passwordIn, minimalEnvironment } from './createCluster';
import { explainStart } from './explainStart';
import { nativeBinaries } from './nativeBinaries';
import { databaseLocation } from './databaseLocation';
import { postmasterOf, stopOrphan, stopPostmaster } from './postmaster';
import { diskReserve } from './diskReserve';
import { monitorDiskSpace } from './monitorDiskSpace';

/** The embedded PostgreSQL server. */
export interface EmbeddedDatabase {
  connection: Connection;
  /** Whether its disk has too little free space for changes. */
  isFull(): boolean;
  /**
   * Stops it; with an immediate shutdown when that takes more than `timeout` milliseconds, after which the next
   * start recovers.
   */
  stop(timeout?: number): Promise<void>;
}

interface Options {
  /** Receives messages about slow or unusual events. */
  notify?: (sentence: string) => void;
  /** False only in tests: a power failure may then lose the database. */
  durable?: boolean;
  /** Aborts the start. */
  signal?: AbortSignal | undefined;
}

/** The path of a socket must fit into the system's 104 (macOS) or 108 (Linux) bytes. */
const SOCKET_LENGTH = 103;
const SOCKET_PORT = 5432;

/**
 * Starts PostgreSQL on `dataDir`, which the caller has locked (`lockDataDirectory`). It listens on a socket in its
 * folder, or on a free local port where there are no sockets. It is restarted when it crashes. Throws StartupError.
 */
export async function startEmbedded(dataDir: string, options: Options = {}): Promise<EmbeddedDatabase> {
  const { notify = () => {}, durable = true, signal } = options;
  const { home, operator } = databaseLocation(dataDir);
  if (path.dirname(home) !== dataDir)
    notify(
      `The database is in ${home}, because the account that runs it cannot enter ${dataDir}. To remove both: npm run reset`,
    );
  const binaries = nativeBinaries(operator);
  await createCluster(home, binaries, operator, durable, signal);
  if (await stopOrphan(home, binaries, operator))
    notify('Stopped a database that a killed server had left running.');
  const address = await addressIn(home);
  // Before the database starts, which needs the reserve if the disk is full.
  const diskSpace = await monitorDiskSpace({ folder: home, reserve: diskReserve(home), notify });
  const stopping = new AbortController();
  const abortSignal = AbortSignal.any([stopping.signal, ...(signal ? [signal] : [])]);
  let running: ChildProcess | undefined;
  let relaunching: Promise<void> | undefined;
  // If this process exits without stopping the database, it is shut down at once, and the next start recovers.
  const shutDownAtOnce = () => void running?.kill('SIGQUIT');
  process.on('exit', shutDownAtOnce);

  const launch = async (): Promise<void> => {
    abortSignal.throwIfAborted();
    const log = openSync(path.join(home, 'server.log'), 'w');
    const child = spawn(binaries.postgres, serverOptions(home, address, durable), {
      ...operator,
      cwd: home,
      env: minimalEnvironment(),
      // Its own session: this process handles Ctrl+C in the terminal and stops the database last.
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    child.unref();
    running = child;
    child.once('exit', () => {
      if (running === child) running = undefined;
    });
    await untilReady(child, home, abortSignal);
    child.once('exit', () => {
      if (!abortSignal.aborted) relaunching = relaunch();
    });
  };

  const relaunch = async (): Promise<void> => {
    notify('The embedded database stopped unexpectedly; it is started again.');
    for (;;) {
      await pause(1_000, undefined, { signal: abortSignal }).catch(() => {});
      if (abortSignal.aborted) return;
      const failure = await launch().then(
        () => undefined,
        (error: unknown) => explainStart(error, home),
      );
      if (!failure) return notify('The embedded database runs again.');
      notify(failure.message);
    }
  };

  const stop = async (timeout?: number) => {
    diskSpace.stop();
    stopping.abort();
    await relaunching;
    const child = running;
    // Without it a command that has nothing else to wait for would exit here, before its result is printed.
    child?.ref();
    const ended = child && new Promise((resolve) => child.once('exit', resolve));
    if (postmasterOf(home)) await stopPostmaster(home, binaries, operator, timeout);
    // It may have been stopped before it wrote its lock file.
    else child?.kill('SIGINT');
    await ended;
    process.off('exit', shutDownAtOnce);
  };

  try {
    await launch();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    isFull: diskSpace.isFull,
    connection: { ...address, user: DATABASE_USER, password: passwordIn(home), database: 'postgres' },
    stop,
  };
}

async function addressIn(home: string): Promise<{ host: string; port: number }> {
  const socket = path.join(home, `.s.PGSQL.${SOCKET_PORT}`);
  if (process.platform !== 'win32' && Buffer.byteLength(socket) <= SOCKET_LENGTH) {
    return { host: home, port: SOCKET_PORT };
  }
  return { host: '127.0.0.1', port: await freePort() };
}

function serverOptions(
  home: string,
  { host, port }: { host: string; port: number },
  durable: boolean,
): string[] {
  const onSocket = host === home;
  const settings = {
    port,
    listen_addresses: onSocket ? '' : host,
    unix_socket_directories: onSocket ? host : '',
    max_connections: 60,
    // The default of 128 MB is smaller than what one large import changes.
    shared_buffers: '256MB',
    // Otherwise a locale of the system decides how errors and dates are written.
    lc_messages: 'C',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', clusterIn(home), ...flags];
}

/** PostgreSQL records in its folder when it accepts connections; after a crash that can take a while. */
async function untilReady(child: ChildProcess, home: string, abortSignal: AbortSignal): Promise<void> {
  let failure: unknown;
  child.once('error', (error) => (failure = error));
  for (;;) {
    await pause(15);
    abortSignal.throwIfAborted();
    const ended = child.exitCode !== null || child.signalCode !== null;
    if (failure !== undefined) throw explainStart(failure, home);
    if (ended) throw explainStart(readFileSync(path.join(home, 'server.log'), 'utf8'), home);
    const running = postmasterOf(home);
    if (running?.ready && running.pid === child.pid) return;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
