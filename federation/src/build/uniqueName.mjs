// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { IS_PACKED } from '../artifacts/workspace.mjs';

/** The sources of a remote's build besides its own folder; in a repository of its own the lock file names all packages. */
const SHARED = IS_PACKED
  ? ['package-lock.json']
  : ['../package-lock.json', '../shared-api/src', '../shared-ui/src', '../federation/src'];

/**
 * The name of a build for webpack: that of the remote and a hash of its sources. A page may run a version after another
 * one did not start, and webpack keeps the chunks of builds of one name in one list. The hash has digits only: the minifier names
 * variables by the letters that a file has most, so that letters would change the size of every build by up to 100 bytes.
 *
 * @param {string} dir the remote's folder
 * @param {string} name of the remote
 */
export function uniqueName(dir, name) {
  const hash = createHash('sha256');
  for (const part of ['package.json', 'remote.json', 'src', ...SHARED])
    for (const file of filesIn(path.join(dir, part))) hash.update(readFileSync(file));
  return `${name}-${hash.digest().readUInt32BE()}`;
}

/** @param {string} part a file or a folder @returns {string[]} */
function filesIn(part) {
  if (!existsSync(part)) return [];
  if (!statSync(part).isDirectory()) return [part];
  return readdirSync(part, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
