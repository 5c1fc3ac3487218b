import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { errorCode } from '../../config/errorMessage';
import { clusterIn, plainEnvironment } from './createCluster';
import type { NativeBinaries } from './nativeBinaries';
import type { Operator } from './operator';

/** Milliseconds that a fast shutdown may take before the database is stopped the hard way; it then recovers on start. */
const TIMEOUT_MS = 30_000;
/** Milliseconds between looks whether it has stopped. */
const POLL_INTERVAL_MS = 10;
/** How it is told to stop, and how much of what is under way it waits for: nothing, and not even its own order. */
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

const pidFileIn = (home: string) => path.join(clusterIn(home), 'postmaster.pid');

/** The process and the state that PostgreSQL notes in its folder while it runs; undefined when there is no note. */
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
 * Clears what a killed server left on this folder, and tells whether that was a running PostgreSQL. Its notes may name a
 * process that is long gone, whose number another program has by now, or that nobody has buried; PostgreSQL would take
 * any of those for its own and refuse to start.
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

/** The helpers of a PostgreSQL that was killed end by themselves, a moment later; until then they hold its memory. */
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

/** Stops it and waits for that; the hard way when it has not stopped `patience` milliseconds later. */
export async function stopPostmaster(
  home: string,
  binaries: NativeBinaries,
  operator: Operator,
  patience = TIMEOUT_MS,
): Promise<void> {
  const ask = async (mode: keyof typeof SIGNALS) => {
    const running = postmasterOf(home);
    if (!running) return;
    try {
      if (process.platform !== 'win32') process.kill(running.pid, SIGNALS[mode]);
      else
        await promisify(execFile)(
          binaries.pg_ctl,
          ['stop', `--pgdata=${clusterIn(home)}`, `--mode=${mode}`, '--no-wait', '--silent'],
          { ...operator, cwd: home, env: plainEnvironment() },
        );
    } catch (error) {
      // It may have ended by itself meanwhile.
      if (postmasterOf(home)) throw error;
    }
  };
  const deadline = performance.now() + patience;
  await ask('fast');
  if (await hasStopped(home, deadline)) return;
  await ask('immediate');
  await hasStopped(home, performance.now() + TIMEOUT_MS);
}

/** PostgreSQL takes its note away as the last thing that it does. */
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

/** A postmaster works in its data folder: that tells it from any other program of the same number. */
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
