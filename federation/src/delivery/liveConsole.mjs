// @ts-check
import { IS_PACKED } from '../artifacts/workspace.mjs';
import { checkLivePage } from './checkLivePage.mjs';
import { DeployRejectedError } from './DeployRejectedError.mjs';
import { accountOfEnvironment } from './signedInPage.mjs';
import { startTemporaryConsole } from './startTemporaryConsole.mjs';

/** @typedef {import('../registry').Registry} Registry */

/**
 * The address of the console: DEPLOY_URL; else we serve the folder during the check.
 *
 * @param {string | undefined} folder
 */
export async function consoleAt(folder) {
  const url = process.env['DEPLOY_URL'];
  if (url) return { url, stop: async () => {} };
  if (!folder || IS_PACKED) {
    const place = folder ? 'from a repository of its own' : 'to a bucket';
    throw new DeployRejectedError(
      `To deploy ${place}, please set DEPLOY_URL to where the console is served.`,
    );
  }
  return startTemporaryConsole(folder);
}

/**
 * Checks the live page of each of the packages, with the account of the environment, by default the demonstration
 * dealer.
 *
 * @param {string} url
 * @param {readonly string[]} names
 * @returns {(registry: Registry) => Promise<void>}
 */
export const livePageOf = (url, names) => async (registry) => {
  for (const name of names) await checkLivePage({ url, registry, name, account: accountOfEnvironment() });
};
