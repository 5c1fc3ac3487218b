// @ts-check
import { tmpdir } from 'node:os';
import { IS_PACKED } from '../artifacts/workspace.mjs';
import { checkLivePage } from './checkLivePage.mjs';
import { DeployRejectedError } from './DeployRejectedError.mjs';
import { MB, mustHaveRoom } from './preflight.mjs';
import { accountOfEnvironment, refusedAccount } from './signedInPage.mjs';
import { startChromium } from './startChromium.mjs';
import { startTemporaryConsole } from './startTemporaryConsole.mjs';

/** @typedef {import('../registry').Registry} Registry */

/** What a check in a browser needs: a copy of the console, a temporary database, the browser's profile. */
const CHECK_BYTES = 512 * MB;
/** How long the live console may take to answer, in milliseconds. */
const TIMEOUT_MS = 15_000;

/**
 * Opens the live console for checks in a browser, once all that they need is there (R1011): Chromium starts, the console
 * answers, and the account signs in.
 *
 * @param {string | undefined} folder of the store
 */
export async function openLiveConsole(folder) {
  await mustHaveRoom(tmpdir(), CHECK_BYTES);
  await (await startChromium()).close();
  const console = await consoleAt(folder);
  try {
    await mustSignIn(console.url);
    return console;
  } catch (error) {
    await console.stop();
    throw error;
  }
}

/**
 * The address of the console: DEPLOY_URL; else we serve the folder during the check.
 *
 * @param {string | undefined} folder
 */
async function consoleAt(folder) {
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

/**
 * Signs in by the call of the contract. The page itself may be broken: a rollback mends it.
 *
 * @param {string} url
 */
async function mustSignIn(url) {
  const account = accountOfEnvironment();
  const answer = await fetch(new URL('/api/account/token/', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error) => {
    throw new DeployRejectedError(`The console at ${url} cannot be reached: ${error.cause ?? error}.`);
  });
  if (!answer.ok) throw refusedAccount(account.username, answer.status);
}
