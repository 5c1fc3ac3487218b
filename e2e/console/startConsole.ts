import { spawn } from 'node:child_process';
import { chmodSync, createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** The project's folder. */
export const ROOT = path.join(import.meta.dirname, '../..');

/** A console that runs on a port and a data directory of its own. */
export interface RunningConsole {
  url: string;
  dataDir: string;
  /** The file that its log goes to. */
  log: string;
  /** Of the server's own process; the database has others. */
  pid: number;
  stop(): Promise<void>;
}

/** Starts the built console; `environment` on top of what the journeys need. */
export async function startConsole(environment: Record<string, string> = {}): Promise<RunningConsole> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'smart-elevator-'));
  // PostgreSQL may run as another account than ours.
  chmodSync(dataDir, 0o755);
  const log = path.join(dataDir, 'console.log');
  const server = spawn('node', ['server/dist/main.mjs'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: '1000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  createInterface({ input: server.stderr }).on('line', (line) => said.push(line));
  server.stderr.pipe(createWriteStream(log));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      said.push(line);
      const [, address] = /is ready at (\S+)/.exec(line) ?? [];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error(`The console did not start (${log}):\n${said.join('\n')}`)));
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, dataDir, log, pid: server.pid ?? 0, stop };
}

/** What the database's lock file says: where it listens (PostgreSQL's postmaster.pid, lines 4 to 6). */
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

function homeOf(dataDir: string): string {
  try {
    return readFileSync(path.join(dataDir, 'database-is-at.txt'), 'utf8').trim();
  } catch {
    return path.join(dataDir, 'database');
  }
}
