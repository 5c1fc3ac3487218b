// @ts-check
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** The maximum wait for a lock, in milliseconds; it is held for a few. */
const TIMEOUT_MS = 10_000;
const RETRY_INTERVAL_MS = 5;
/** A lock of another machine, whose processes cannot be checked, is stale after this time in milliseconds. */
const STALE_AFTER_MS = 30_000;

/**
 * Runs short work while holding the lock. A lock whose owner died is removed.
 *
 * @template T
 * @param {string} file
 * @param {() => T} work
 * @returns {Promise<T>}
 */
export async function withFileLock(file, work) {
  const until = Date.now() + TIMEOUT_MS;
  while (!acquire(file)) {
    if (Date.now() > until) throw new Error(`${file} is held by ${holderOf(file)}. Please try again.`);
    removeStaleLock(file);
    await pause(RETRY_INTERVAL_MS + Math.random() * RETRY_INTERVAL_MS);
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
function acquire(file) {
  try {
    writeFileSync(file, JSON.stringify({ host: hostname(), pid: process.pid }), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Only one process at a time may remove a lock, and it checks again before: otherwise two processes could remove a
 * lock that a third one has just acquired.
 *
 * @param {string} file
 */
function removeStaleLock(file) {
  if (!isStale(file)) return;
  const clearing = `${file}.clearing`;
  if (!acquire(clearing)) return;
  try {
    if (isStale(file)) rmSync(file, { force: true });
  } finally {
    rmSync(clearing, { force: true });
  }
}

/** @param {string} file */
function isStale(file) {
  try {
    const age = Date.now() - statSync(file).mtimeMs;
    const text = readFileSync(file, 'utf8');
    // Created, but not written yet.
    if (text === '') return age > STALE_AFTER_MS;
    const { host, pid } = JSON.parse(text);
    return host === hostname() ? !isRunning(pid) : age > STALE_AFTER_MS;
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
