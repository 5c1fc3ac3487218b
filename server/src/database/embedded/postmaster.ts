import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { errorCode } from '../../config/errorMessage';
import { clusterIn, minimalEnvironment } from './createCluster';
import type { NativeBinaries } from './nativeBinaries';
import type { Operator } from './operator';

/** Milliseconds that a fast shutdown may take before an immediate one, after which the next start recovers. */
const TIMEOUT_MS = 30_000;
/** Milliseconds between checks whether it has stopped. */
const POLL_INTERVAL_MS = 10;
/** The stop signals: fast rolls back running transactions, immediate exits without a checkpoint. */
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

const pidFileIn = (home: string) => path.join(clusterIn(home), 'postmaster.pid');

/**
 * The process and the state that PostgreSQL records in its folder while it runs; undefined when there is no such file.
 */
export function postmasterOf(home: string): { pid: number; ready: boolean } | undefined {
  const lines = readPidFile(home)?.split('\n');
  return lines && { pid: Number(lines[0]), ready: lines[7]?.trim() === 'ready' };
}

/** PostgreSQL may delete the file at any moment. */
function readPidFile(home: string): string | undefined {
  try {
    return readFileSync(pidFileIn(home), 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Removes what a killed server left in this folder, and returns whether that was a running PostgreSQL. Its lock file
 * may name a process that no longer exists, a zombie, or another program with a reused process id; PostgreSQL would
 * consider any of these a running server and refuse to start.
 */
export async function stopOrphan(
  home: string,
  binaries: NativeBinaries,
  operator: Operator,
): Promise<boolean> {
  const left = postmasterOf(home);
  if (!left) return false;
  const runs = isAlive(left.pid) && isPostmasterOf(left.pid, home);
  if (runs) await stopPostmaster(home, binaries, operator);
  await untilAbandoned(home);
  rmSync(pidFileIn(home), { force: true });
  for (const name of readdirSync(home)) {
    if (/^\.s\.PGSQL\.\d+(\.lock)?$/.test(name)) rmSync(path.join(home, name), { force: true });
  }
  return runs;
}

/**
 * The child processes of a killed PostgreSQL end by themselves a moment later; until then they use its shared memory.
 */
async function untilAbandoned(home: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const cluster = realpathSync(clusterIn(home));
  const deadline = Date.now() + TIMEOUT_MS;
  while (
    Date.now() < deadline &&
    readdirSync('/proc').some((pid) => /^\d+$/.test(pid) && worksIn(pid, cluster))
  ) {
    await pause(20);
  }
}

/**
 * Stops the database and waits for that; with an immediate shutdown if it has not stopped after `timeout` milliseconds.
 */
export async function stopPostmaster(
  home: string,
  binaries: NativeBinaries,
  operator: Operator,
  timeout = TIMEOUT_MS,
): Promise<void> {
  const sendSignal = async (mode: keyof typeof SIGNALS) => {
    const running = postmasterOf(home);
    if (!running) return;
    try {
      if (process.platform !== 'win32') process.kill(running.pid, SIGNALS[mode]);
      else
        await promisify(execFile)(
          binaries.pg_ctl,
          ['stop', `--pgdata=${clusterIn(home)}`, `--mode=${mode}`, '--no-wait', '--silent'],
          { ...operator, cwd: home, env: minimalEnvironment() },
        );
    } catch (error) {
      // It may have ended by itself meanwhile.
      if (postmasterOf(home)) throw error;
    }
  };
  const deadline = performance.now() + timeout;
  await sendSignal('fast');
  if (await hasStopped(home, deadline)) return;
  await sendSignal('immediate');
  await hasStopped(home, performance.now() + TIMEOUT_MS);
}

/** PostgreSQL removes its lock file as its last action. */
async function hasStopped(home: string, deadline: number): Promise<boolean> {
  while (postmasterOf(home)) {
    if (performance.now() > deadline) return false;
    await pause(POLL_INTERVAL_MS);
  }
  return true;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/**
 * The working directory of a postmaster is its data folder, which distinguishes it from any other program with the
 * same process id.
 */
function isPostmasterOf(pid: number, home: string): boolean {
  const cluster = realpathSync(clusterIn(home));
  if (process.platform === 'linux') return worksIn(pid, cluster);
  if (process.platform === 'win32') return true;
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).includes(
      clusterIn(home),
    );
  } catch {
    return false;
  }
}

function worksIn(pid: number | string, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false;
  }
}
