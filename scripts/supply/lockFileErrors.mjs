// @ts-check
import { readFileSync } from 'node:fs';

/**
 * The fields of a lock file that are checked.
 * @typedef {{ version?: string, integrity?: string, resolved?: string, license?: string, link?: boolean }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} Lock
 */

/** @param {string} file */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The external packages of a lock file, each place once.
 *
 * @param {Lock} lock
 * @returns {[name: string, entry: LockEntry][]}
 */
export const packagesOf = (lock) =>
  Object.entries(lock.packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, entry]) => [
      place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      entry,
    ]);

/**
 * What is wrong with a lock file, a sentence each: a package without version or checksum, or with a download address. `npm ci`
 * checks that it agrees with every package.json.
 *
 * @param {Lock} lock
 */
export const lockFileErrors = (lock) =>
  packagesOf(lock).flatMap(([name, { version, integrity, resolved }]) => [
    ...(version ? [] : [`${name} has no version`]),
    ...(integrity?.startsWith('sha512-') ? [] : [`${name} has no SHA-512 checksum`]),
    ...(resolved ? [`${name} names the address ${resolved}`] : []),
  ]);
