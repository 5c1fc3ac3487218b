// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Whether this package was installed from its archive: the remote is in a repository of its own. */
export const IS_PACKED = import.meta.dirname.split(path.sep).includes('node_modules');

/** The extension of this package's modules for browsers: archives have them compiled. */
export const CODE = IS_PACKED ? 'js' : 'ts';

/** The folder that holds all packages; in a repository of its own that of the remote. */
export const ROOT = IS_PACKED ? process.cwd() : path.resolve(import.meta.dirname, '../../..');

/** The folder of a package of the project. @param {string} name */
export const folderNamed = (name) => (IS_PACKED ? ROOT : path.join(ROOT, name));

/** @param {string} file */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The folders of all remotes: the packages that have a remote.json.
 *
 * @param {string} [root]
 * @returns {string[]}
 */
export function remoteFolders(root = ROOT) {
  /** @type {string[]} */
  const workspaces = readJson(path.join(root, 'package.json')).workspaces;
  return workspaces
    .map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(path.join(folder, 'remote.json')));
}
