// @ts-check
import { basename } from 'node:path';
import { remoteFolders, ROOT } from '../../federation/src/artifacts/workspace.mjs';

/** The folder of the whole project. */
export const root = ROOT;

/** The folders of all remotes. */
export const remotes = remoteFolders()
  .map((folder) => basename(folder))
  .sort();

/**
 * The packages whose sentences are all in the catalogue. `shared-api` has the server's messages and is checked
 * separately.
 */
export const TRANSLATED_PACKAGES = ['shared-ui', 'federation', 'shell', ...remotes];
