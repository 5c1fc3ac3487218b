// @ts-check
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as rest } from 'node:timers/promises';

/** How long a lock is waited for, in milliseconds; it is held for a few. */
const PATIENCE = 10_000;
const PAUSE = 5;
/** A lock of another machine, whose processes cannot be looked up, counts as left behind after so many milliseconds. */
const LEFT_BEHIND = 30_000;

/**
 * Does work, which takes no time, while nobody else holds the lock. A lock whose holder died is taken away.
 *
 * @template T
 * @param {string} file
 * @param {() => T} work
 * @returns {Promise<T>}
 */
export async function holdingLock(file, work) {
  const until = Date.now() + PATIENCE;
  while (!take(file)) {
    if (Date.now() > until) throw new Error(`${file} is held by ${holderOf(file)}. Please try again.`);
    clearLeftBehind(file);
    await rest(PAUSE + Math.random() * PAUSE);
  }
  try {
    return work();
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * @param {string} file
 * @returns {boolean} whether it is ours now
 */
function take(file) {
  try {
    writeFileSync(file, JSON.stringify({ host: hostname(), pid: process.pid }), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Only one process at a time may take a lock away, and looks again before it does: else two of them could take away the
 * lock that somebody got meanwhile.
 *
 * @param {string} file
 */
function clearLeftBehind(file) {
  if (!isLeftBehind(file)) return;
  const clearing = `${file}.clearing`;
  if (!take(clearing)) return;
  try {
    if (isLeftBehind(file)) rmSync(file, { force: true });
  } finally {
    rmSync(clearing, { force: true });
  }
}

/** @param {string} file */
function isLeftBehind(file) {
  try {
    const age = Date.now() - statSync(file).mtimeMs;
    const text = readFileSync(file, 'utf8');
    // Made, but not written yet.
    if (text === '') return age > LEFT_BEHIND;
    const { host, pid } = JSON.parse(text);
    return host === hostname() ? !isRunning(pid) : age > LEFT_BEHIND;
  } catch {
    return false;
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {string} file */
function holderOf(file) {
  try {
    return `process ${JSON.parse(readFileSync(file, 'utf8')).pid}`;
  } catch {
    return 'another process';
  }
}
