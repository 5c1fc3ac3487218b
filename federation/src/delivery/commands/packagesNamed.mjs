// @ts-check
/** @import { Registry } from '../../registry' */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { folderNamed, readJson } from '../../artifacts/workspace.mjs';
import { DeployRejectedError } from '../DeployRejectedError.mjs';
import { remoteIn } from '../registry/registry.mjs';

/**
 * The packages that a command names, each once; with `together` several.
 *
 * @param {readonly string[]} words
 * @param {{ live?: Registry, together?: boolean | undefined }} [options] in `live` also a remote may be named that has a repository of
 *   its own
 */
export function packagesNamed(words, { live, together = false } = {}) {
  const isPackage = (/** @type {string} */ name) => {
    const description = path.join(folderNamed(name), 'remote.json');
    const isKnown = existsSync(description) ? readJson(description).name === name : name === 'shell';
    return (isKnown || (live && remoteIn(live, name))) && /^[\w-]+$/.test(name);
  };
  if (words.length === 0 || (words.length > 1 && !together) || !words.every(isPackage))
    throw new DeployRejectedError(
      'Please name one remote, such as mf-tickets, or shell; several with --together.',
    );
  return [...new Set(words)];
}
