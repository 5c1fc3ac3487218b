// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Gives a package another version, also in the lock file. The ranges of the packages that depend on it follow when they
 * would not accept it.
 *
 * @param {string} root the project's folder
 * @param {string} name the package's folder
 * @param {string} version
 */
export function setVersion(root, name, version) {
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const write = (/** @type {string} */ file, /** @type {object} */ value) =>
    writeFileSync(join(root, file), `${JSON.stringify(value, null, 2)}\n`);
  const own = `${name}/package.json`;
  const former = read(own);
  const scoped = former.name;
  const isMajor = former.version.split('.')[0] !== version.split('.')[0];
  const follow = (/** @type {Package} */ one) => {
    for (const ranges of [one.dependencies, one.devDependencies])
      if (ranges?.[scoped] && isMajor) ranges[scoped] = `^${version}`;
  };

  for (const folder of read('package.json').workspaces) {
    const file = `${folder}/package.json`;
    const one = read(file);
    const before = JSON.stringify(one);
    follow(one);
    if (file === own) one.version = version;
    if (JSON.stringify(one) !== before) write(file, one);
  }
  const lock = read('package-lock.json');
  for (const folder of Object.keys(lock.packages))
    if (!folder.includes('node_modules')) follow(lock.packages[folder]);
  lock.packages[name].version = version;
  write('package-lock.json', lock);
}

/** @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Package */
