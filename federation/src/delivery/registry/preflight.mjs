// @ts-check
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../artifacts/workspace.mjs';
import { DeployRejectedError, reasonOf, refuse } from '../DeployRejectedError.mjs';
import { authorize } from './deployers.mjs';
import { readDeployedRegistry } from './registry.mjs';

/** @typedef {import('../store/directoryStore.mjs').Store} Store */

const MB = 1024 * 1024;
/** What a store needs: a version of a remote with all its files; below it a server also refuses changes. */
const STORE_MB = 64;

/**
 * What every command that changes the registry needs, checked before it builds or changes anything (R1011): the store is read and
 * written, the token is that of the packages' team, there is room on the disk, git knows the commit. All that is missing
 * is said at once. A check in a browser needs more: `withLiveConsole`.
 *
 * @param {object} options
 * @param {Store} options.store
 * @param {string | undefined} options.folder of the store, if it is one
 * @param {readonly string[]} options.names of the packages that are changed; [] for the judge, who asks for a token itself
 * @param {string} [options.root] the project's folder
 * @returns {Promise<string | undefined>} the teams of the tokens
 */
export async function preflight({ store, folder, names, root = ROOT }) {
  /** @type {string | undefined} */
  let by;
  const mayChange = async () => {
    await readDeployedRegistry(store);
    by = await authorize(store, names);
  };
  const reasons = await Promise.all(
    [
      mayChange(),
      mustBeWritable(store, names),
      mustHaveRoom(folder, STORE_MB),
      ...(names.length > 0 ? [mustKnowCommit(root)] : []),
    ].map(reasonOf),
  );
  refuse(reasons);
  return by;
}

/** @param {Store} store @param {readonly string[]} names */
async function mustBeWritable(store, names) {
  const ofPackages = names.map((name) => (name === 'shell' ? '' : `mf/${name}/`));
  for (const prefix of ['mf/', 'mf/registry/', ...ofPackages])
    await store.probe(prefix).catch((error) => {
      throw new DeployRejectedError(`${store.place} cannot be written at ${prefix || '/'}: ${error.message}`);
    });
}

/** @param {string | undefined} folder undefined if it is a bucket @param {number} megabytes */
export async function mustHaveRoom(folder, megabytes) {
  if (folder === undefined) return;
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= megabytes * MB) return;
  throw new DeployRejectedError(
    `The disk of ${folder} has ${Math.floor((bavail * bsize) / MB)} MB left; ${megabytes} MB are needed.`,
  );
}

/** The registry names the commit; a folder outside of a repository has none. @param {string} root */
async function mustKnowCommit(root) {
  if (!existsSync(path.join(root, '.git'))) return;
  await promisify(execFile)('git', ['-C', root, 'status', '--porcelain']).catch((error) => {
    throw new DeployRejectedError(
      `git cannot name the commit of ${root}: ${String(error.stderr || error.message).trim()}`,
    );
  });
}
