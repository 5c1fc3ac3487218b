// @ts-check
import { checkLivePage } from './checkLivePage.mjs';
import { DeployRefused } from './DeployRefused.mjs';
import { DEMO } from './signedInPage.mjs';
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
  if (!folder)
    throw new DeployRefused('To deploy to a bucket, please set DEPLOY_URL to where the console is served.');
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
  const watcher = {
    username: process.env['DEPLOY_USERNAME'] ?? DEMO.username,
    password: process.env['DEPLOY_PASSWORD'] ?? DEMO.password,
  };
  for (const name of names) await checkLivePage({ url, registry, name, watcher });
};
