// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { folderNamed, readJson } from '../artifacts/workspace.mjs';
import { DeployRejectedError } from './DeployRejectedError.mjs';
import { remoteIn } from './registryChanges.mjs';

/**
 * The one package that a command names.
 *
 * @param {readonly string[]} words
 * @param {import('../registry').Registry} [live] where also a remote may be named that has a repository of its own
 */
export function packageNamed([name = '', ...more], live) {
  const description = path.join(folderNamed(name), 'remote.json');
  const isKnown = existsSync(description) ? readJson(description).name === name : name === 'shell';
  const isLive = live !== undefined && remoteIn(live, name) !== undefined;
  if (!(isKnown || isLive) || !/^[\w-]+$/.test(name) || more.length > 0)
    throw new DeployRejectedError(
      'Please name one remote, such as mf-tickets, or shell; several with --together.',
    );
  return name;
}

/**
 * The packages that a command names with --together, each once.
 *
 * @param {readonly string[]} words
 * @param {import('../registry').Registry} [live]
 */
export function packagesNamed(words, live) {
  if (words.length === 0) packageNamed(words, live);
  return [...new Set(words)].map((word) => packageNamed([word], live));
}
