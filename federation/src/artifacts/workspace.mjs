// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder that holds all packages. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

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
