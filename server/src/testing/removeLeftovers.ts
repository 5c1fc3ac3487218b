import { existsSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nativeBinaries } from '../database/embedded/nativeBinaries';
import { databaseLocation } from '../database/embedded/databaseLocation';
import { stopOrphan } from '../database/embedded/postmaster';

/** Where Linux keeps files in memory: a database of 750 files is created there in a tenth of the time. */
const IN_MEMORY = '/dev/shm';
/** The databases of a run and their log need less, in bytes. */
const ENOUGH = 2 * 1024 ** 3;

/** The prefix of a test cluster's folder; the id of the process that created it follows. */
export const TEST_FOLDER = path.join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), 'se-test-');

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ENOUGH;
}

/** Stops and removes the clusters of test runs that were killed. */
export async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(path.dirname(TEST_FOLDER))) {
    const [, pid] = /^se-test-(\d+)-\w+$/.exec(name) ?? [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    const folder = path.join(path.dirname(TEST_FOLDER), name);
    const { home, operator } = databaseLocation(folder);
    if (existsSync(home)) await stopOrphan(home, nativeBinaries(operator), operator);
    rmSync(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
