// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../artifacts/workspace.mjs';
import { DeployRefused } from './DeployRefused.mjs';

/** The one package that a command names. @param {readonly string[]} words */
export function packageNamed([name = '', ...more]) {
  const isKnown = name === 'shell' || existsSync(path.join(ROOT, name, 'remote.json'));
  if (!isKnown || !/^[\w-]+$/.test(name) || more.length > 0)
    throw new DeployRefused('Please name one remote, such as mf-tickets, or shell; several with --together.');
  return name;
}
