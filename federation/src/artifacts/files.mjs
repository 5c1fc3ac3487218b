// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, readdir, rename } from 'node:fs/promises';
import path from 'node:path';

const TEST = /\.test\.|(^|[\\/])testing[\\/]/;

/**
 * The files of a folder, at any depth, in the same order on every machine.
 *
 * @param {string} folder
 * @returns {Promise<string[]>} relative, with forward slashes
 */
export async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/**
 * What `read` makes of the bytes of each file, by name.
 *
 * @template T
 * @param {string} folder
 * @param {readonly string[]} files
 * @param {(bytes: Buffer) => T | Promise<T>} read
 * @returns {Promise<Record<string, T>>}
 */
export async function readEach(folder, files, read) {
  const pairs = files.map(async (file) => [file, await read(await readFile(path.join(folder, file)))]);
  return Object.fromEntries(await Promise.all(pairs));
}

/** The hash of a folder's content, names included. @param {string} folder */
export async function hashOf(folder) {
  const hash = createHash('sha256');
  for (const file of await listFiles(folder)) {
    hash.update(`${file}\0`).update(await readFile(path.join(folder, file)));
  }
  return hash.digest('hex');
}

/**
 * Copies missing files; a deployed file is never overwritten, and never incomplete.
 *
 * @param {string} from
 * @param {string} to
 * @param {{ except: string[] }} options
 * @returns {Promise<{ files: string[], added: number }>} all target files, and the number of new ones
 */
export async function copyNew(from, to, { except }) {
  const names = (await listFiles(from)).filter((file) => !except.includes(file));
  const added = await Promise.all(names.map((name) => copyOnce(path.join(from, name), path.join(to, name))));
  return { files: names.map((name) => path.join(to, name)), added: added.filter(Boolean).length };
}

/** @param {string} from @param {string} to @returns {Promise<boolean>} whether it is new */
async function copyOnce(from, to) {
  if (existsSync(to)) return false;
  await mkdir(path.dirname(to), { recursive: true });
  const beside = `${to}.${process.pid}.new`;
  await copyFile(from, beside);
  await rename(beside, to);
  return true;
}

/**
 * Works on several items at the same time.
 *
 * @template T, R
 * @param {readonly T[]} items
 * @param {number} atOnce
 * @param {(item: T) => Promise<R>} work
 * @returns {Promise<R[]>} in the order of the items
 */
export async function forEachConcurrently(items, atOnce, work) {
  /** @type {R[]} */
  const results = [];
  for (let start = 0; start < items.length; start += atOnce)
    results.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))));
  return results;
}

/**
 * The hash of a package's sources without its tests. An archive has them compiled, and has this hash as `content` in its
 * package.json (`create/packShared.mjs`).
 *
 * @param {string} folder the package's folder
 */
export function sourceHash(folder) {
  const hash = createHash('sha256');
  const sources = path.join(folder, 'src');
  for (const file of readdirSync(sources, { recursive: true, encoding: 'utf8' }).sort())
    if (/\.\w+$/.test(file) && !TEST.test(file))
      hash.update(`${file.split(path.sep).join('/')}\0`).update(readFileSync(path.join(sources, file)));
  return hash.digest('hex').slice(0, 16);
}
