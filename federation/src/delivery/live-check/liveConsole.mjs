// @ts-check
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { IS_PACKED, ROOT } from '../../artifacts/workspace.mjs';
import { DeployRejectedError } from '../DeployRejectedError.mjs';
import { mustHaveRoom } from '../registry/preflight.mjs';
import { withCanaryForAll } from '../registry/registry.mjs';
import {
  accountFor,
  firstAddress,
  mustSignIn,
  openScreen,
  overrideRegistry,
  startChromium,
  withSignedInPage,
} from './signedInPage.mjs';

/** @typedef {import('../../registry').Registry} Registry */

/** What a check in a browser needs: a copy of the console, a temporary database, the browser's profile. */
const CHECK_MB = 512;
const SERVER = 'server/dist/main.mjs';

/**
 * Opens the live console for checks in a browser during some work, once all that they need is there (R1011): Chromium starts, the
 * console answers, and the account signs in.
 *
 * @template T
 * @param {string | undefined} folder of the store
 * @param {(url: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLiveConsole(folder, work) {
  await mustHaveRoom(tmpdir(), CHECK_MB);
  await (await startChromium()).close();
  const console = await consoleAt(folder);
  try {
    await mustSignIn(console.url);
    return await work(console.url);
  } finally {
    await console.stop();
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
 * Serves a deployed folder with the built server and a temporary database, for the time of a check.
 *
 * @param {string} folder
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startTemporaryConsole(folder) {
  if (!existsSync(path.join(ROOT, SERVER)))
    throw new DeployRejectedError('The server is not built. Please run npm run build, or set DEPLOY_URL.');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'delivery-'));
  // PostgreSQL may run under another account.
  await chmod(dataDir, 0o755);
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DEMO: '1',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    API_URL: '',
  };
  const server = spawn(process.execPath, [SERVER], {
    cwd: ROOT,
    env: { ...env, SITE_DIR: folder, RATE_LIMIT_FACTOR: '100' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  /** @type {string[]} */
  const output = [];
  createInterface({ input: server.stderr }).on('line', (line) => output.push(line));
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => server.once('exit', () => resolve()));
  /** @type {string} */
  const url = await new Promise((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      const [, address] = /is ready at (\S+)/.exec(line) ?? [];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error(`The console did not start:\n${output.join('\n')}`)));
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url, stop };
}

/**
 * Checks the live page of each of the packages.
 *
 * @param {string} url
 * @param {readonly string[]} names
 * @returns {(registry: Registry) => Promise<void>}
 */
export const livePageOf = (url, names) => async (registry) => {
  for (const name of names) await checkLivePage(url, registry, name);
};

/**
 * Loads the live console in a browser, signed in, at an address of the remote, and waits until the screen is rendered
 * from the files of this version. Otherwise throws an error with the messages and the text of the page; a `DeployRejectedError`
 * if nobody could sign in. A canary is checked as if all dealers had it.
 *
 * @param {string} url
 * @param {Registry} registry the current registry
 * @param {string} name of the remote, or 'shell'
 */
async function checkLivePage(url, registry, name) {
  const remote = registry.remotes.find((one) => one.name === name);
  const version = remote?.canary ?? remote;
  const asked = new Set();
  const prepare = async (/** @type {import('@playwright/test').Page} */ page) => {
    page.on('response', (answer) => answer.ok() && asked.add(new URL(answer.url()).pathname));
    if (remote?.canary) await overrideRegistry(page, withCanaryForAll(registry, remote.name));
  };
  await withSignedInPage({ url, account: accountFor(version), prepare }, async (page, thrown) => {
    const address = firstAddress(version);
    await openScreen(page, address);
    const away = page.getByText(/not available right now/);
    if (await away.count()) throw new Error(`${address} says: ${await away.first().textContent()}`);
    if (version && !asked.has(version.entry)) throw new Error(`${address} did not take ${version.entry}.`);
    if (thrown.length > 0) throw new Error(`${address} threw: ${thrown.join('; ')}`);
  });
}
