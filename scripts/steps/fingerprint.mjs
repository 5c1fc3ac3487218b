// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotes, root } from './root.mjs';

/** The sources of all packages: whole folders, and files. */
const COMMON = ['package-lock.json', 'tsconfig.base.json', 'scripts/build.mjs', 'shared-api', 'federation'];
const NOT_BUILT = /^(node_modules|dist|testing|\..*|.*\.test\.tsx?|.*\.tsbuildinfo)$/;

/**
 * The hash of the sources of each package that is built, in the order in which they need each other.
 *
 * @returns {Record<string, string>}
 */
export function fingerprints() {
  const common = hashOf(COMMON);
  const look = hashOf(['shared-ui']);
  return Object.fromEntries([
    ...['federation', 'shell', ...remotes].map((name) => [name, `${common}${look}${hashOf([name])}`]),
    ['server', `${common}${hashOf(['server'])}`],
  ]);
}

/** @param {readonly string[]} names */
function hashOf(names) {
  const hash = createHash('sha256');
  for (const file of names.flatMap(filesOf))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** @param {string} name @returns {string[]} */
function filesOf(name) {
  if (/\.\w+$/.test(name)) return [name];
  return readdirSync(join(root, name), { withFileTypes: true })
    .filter((entry) => !NOT_BUILT.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${name}/${entry.name}`;
      return entry.isDirectory() ? filesOf(path) : [path];
    });
}
