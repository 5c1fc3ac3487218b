// @ts-check
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { compressAll } from '../../artifacts/compress.mjs';
import { listFiles } from '../../artifacts/files.mjs';

/**
 * The place where a console is deployed. Keys are relative paths with forward slashes.
 *
 * @typedef {object} Store
 * @property {string} place as text, for messages
 * @property {(key: string) => Promise<{ bytes: Buffer, tag: string } | undefined>} read with a tag of the content
 * @property {(key: string, bytes: Buffer) => Promise<boolean>} create never overwrites; false if the key exists
 * @property {(key: string, bytes: Buffer) => Promise<void>} put overwrites atomically
 * @property {(key: string, bytes: Buffer, tag: string | undefined) => Promise<boolean>} replace only if the file
 *   still has this tag (undefined: if it does not exist); false if somebody else was faster
 * @property {(prefix: string) => Promise<string[]>} list the keys with this prefix
 * @property {(prefix: string) => Promise<void>} probe throws if nothing can be written below the prefix; leaves nothing
 */

/** The lock file; it is held for reading and renaming one small file. */
const LOCK = '.lock';
/** The maximum wait for a lock, in milliseconds; it is held for a few. */
const TIMEOUT_MS = 10_000;
const RETRY_INTERVAL_MS = 5;
/** A lock of another machine, whose processes cannot be checked, is stale after this time in milliseconds. */
const STALE_AFTER_MS = 30_000;

/**
 * A folder that a server serves. Text files get a compressed copy, which the server sends.
 *
 * @param {string} root
 * @returns {Store}
 */
export function directoryStore(root) {
  const at = (/** @type {string} */ key) => path.join(root, key);
  return {
    place: root,
    read: async (key) => {
      const bytes = await readFile(at(key)).catch(ifMissing);
      return bytes && { bytes, tag: tagOf(bytes) };
    },
    create: async (key, bytes) => {
      const isNew = !existsSync(at(key));
      if (isNew) await writeWhole(at(key), bytes);
      await compressAll([at(key)]);
      return isNew;
    },
    put: (key, bytes) => writeWhole(at(key), bytes),
    replace: async (key, bytes, tag) => {
      mkdirSync(path.dirname(at(key)), { recursive: true });
      return withFileLock(at(key) + LOCK, () => replaceNow(at(key), bytes, tag));
    },
    list: async (prefix) => {
      const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      if (!existsSync(at(folder))) return [];
      const files = (await listFiles(at(folder))).map((file) => folder + file);
      return files.filter((file) => file.startsWith(prefix) && !/\.(br|new|lock)$/.test(file));
    },
    probe: async (prefix) => {
      let folder = at(prefix);
      // A remote that is new has no folder yet.
      while (!existsSync(folder) && folder !== root) folder = path.dirname(folder);
      const file = path.join(folder, `${randomUUID()}.new`);
      await writeFile(file, '');
      await rm(file);
    },
  };
}

/**
 * Synchronous from check to write, since this whole process owns the lock.
 *
 * @param {string} file
 * @param {Buffer} bytes
 * @param {string | undefined} tag
 */
function replaceNow(file, bytes, tag) {
  const now = existsSync(file) ? tagOf(readFileSync(file)) : undefined;
  if (now !== tag) return false;
  const beside = `${file}.${randomUUID()}.new`;
  writeFileSync(beside, bytes);
  renameSync(beside, file);
  return true;
}

/** @param {string} file @param {Buffer} bytes */
async function writeWhole(file, bytes) {
  await mkdir(path.dirname(file), { recursive: true });
  const beside = `${file}.${randomUUID()}.new`;
  try {
    await writeFile(beside, bytes);
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/** @param {Buffer} bytes */
const tagOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** @param {NodeJS.ErrnoException} error @returns {undefined} */
function ifMissing(error) {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}

/**
 * Runs short work while holding the lock. A lock whose owner died is removed.
 *
 * @template T
 * @param {string} file
 * @param {() => T} work
 * @returns {Promise<T>}
 */
async function withFileLock(file, work) {
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

/** @param {string} file @returns {boolean} whether it is ours now */
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
