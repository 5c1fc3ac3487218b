// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/**
 * The parts of a lock file and a package.json that are checked.
 * @typedef {{ version?: string, integrity?: string, resolved?: string, license?: string, link?: boolean }} LockEntry
 * @typedef {Partial<Record<string, Record<string, string>>>} Wanted by kind and name
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
 * The faults of a lock file, one sentence each: a package without version or checksum, an address that only one
 * machine can reach, or a workspace whose package.json differs from the lock.
 *
 * @param {string} root
 * @param {Lock} [lock]
 */
export function lockFaults(root, lock = readJson(join(root, 'package-lock.json'))) {
  const faults = packagesOf(lock).flatMap(([name, { version, integrity, resolved }]) => [
    ...(version ? [] : [`${name} has no version`]),
    ...(integrity?.startsWith('sha512-') ? [] : [`${name} has no SHA-512 checksum`]),
    ...(resolved ? [`${name} names the address ${resolved}`] : []),
  ]);
  const workspaces = readJson(join(root, 'package.json')).workspaces;
  for (const folder of ['', ...workspaces]) {
    const file = join(root, folder, 'package.json');
    if (!existsSync(file)) continue;
    /** @type {Wanted} */
    const wanted = readJson(file);
    /** @type {Wanted} */
    const kept = Object(lock.packages[folder]);
    for (const kind of KINDS) {
      const [own, locked] = [wanted[kind] ?? {}, kept[kind] ?? {}];
      for (const name of new Set([...Object.keys(own), ...Object.keys(locked)]))
        if (own[name] !== locked[name])
          faults.push(`${folder || 'the root'}: ${name} is ${own[name]}, the lock file says ${locked[name]}`);
    }
  }
  return faults;
}
