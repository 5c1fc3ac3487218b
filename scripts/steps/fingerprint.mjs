// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotes } from './remotes.mjs';
import { root } from './root.mjs';

/** The sources of a build: whole folders, and files. */
const MADE_OF = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build.mjs',
  ...['shared-api', 'shared-ui', 'federation', 'shell', 'server'],
  ...remotes,
];
const NOT_BUILT = /^(node_modules|dist|testing|\..*|.*\.test\.tsx?|.*\.tsbuildinfo)$/;

/** The hash of all sources of a build. */
export function fingerprint() {
  const hash = createHash('sha256');
  for (const file of MADE_OF.flatMap(filesOf)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} name
 * @returns {string[]}
 */
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
