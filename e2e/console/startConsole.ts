import { spawn } from 'node:child_process';
import { chmodSync, createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** The project's folder. */
export const ROOT = path.join(import.meta.dirname, '../..');

/** A console with its own port and data directory. */
export interface RunningConsole {
  url: string;
  dataDir: string;
  /** The file that its log goes to. */
  log: string;
  /** Of the server's own process; the database has others. */
  pid: number;
  stop(): Promise<void>;
}

/** A server on a data directory that outlives it. */
export interface RunningServer {
  url: string;
  pid: number;
  /** Milliseconds until it was ready. */
  ready: number;
  /** Its output so far, by lines. */
  output: readonly string[];
  /** Sends the signal and waits until the process has exited. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/**
 * Starts the built server of a project; `environment` on top of what the journeys need. Rejects when it does not become
 * ready.
 */
export async function startServer(
  dataDir: string,
  environment: Record<string, string> = {},
  project = ROOT,
): Promise<RunningServer> {
  const began = performance.now();
  const log = logOf(dataDir);
  const server = spawn('node', ['server/dist/main.mjs'], {
    cwd: project,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: '1000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  createInterface({ input: server.stderr }).on('line', (line) => output.push(line));
  // A proof that fills the disk leaves no space for the log either; `output` has all of it.
  server.stderr.pipe(createWriteStream(log, { flags: 'a' }).on('error', () => undefined));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      output.push(line);
      const [, address] = /is ready at (\S+)/.exec(line) ?? [];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error(`The console did not start (${log}):\n${output.join('\n')}`)));
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    server.kill(signal);
    await ended;
  };
  return { url, pid: server.pid ?? 0, ready: performance.now() - began, output, end };
}

const logOf = (dataDir: string): string => path.join(dataDir, 'console.log');

/** A folder for a server's data, which PostgreSQL can enter: it may run as another account than ours. */
export function dataFolder(): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'smart-elevator-'));
  chmodSync(dataDir, 0o755);
  return dataDir;
}

/** Starts the built console; `environment` on top of what the journeys need. */
export async function startConsole(
  environment: Record<string, string> = {},
  project = ROOT,
): Promise<RunningConsole> {
  const dataDir = dataFolder();
  const { url, pid, end } = await startServer(dataDir, environment, project);
  const stop = async () => {
    await end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, dataDir, log: logOf(dataDir), pid, stop };
}

/** The address in the database's lock file (PostgreSQL's postmaster.pid, lines 4 to 6). */
export function databaseOf(dataDir: string) {
  const home = homeOf(dataDir);
  const lines = readFileSync(path.join(home, 'cluster/postmaster.pid'), 'utf8').split('\n');
  const [port = '', socket = '', host = ''] = lines.slice(3, 6).map((line) => line.trim());
  return {
    host: socket || host,
    port: Number(port),
    user: 'smart_elevator',
    database: 'postgres',
    password: readFileSync(path.join(home, 'password'), 'utf8').trim(),
  };
}

/** The folder of the embedded database. */
export function homeOf(dataDir: string): string {
  try {
    return readFileSync(path.join(dataDir, 'database-is-at.txt'), 'utf8').trim();
  } catch {
    return path.join(dataDir, 'database');
  }
}
