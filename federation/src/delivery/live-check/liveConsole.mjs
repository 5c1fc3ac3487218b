// @ts-check
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { IS_PACKED, ROOT } from '../../artifacts/workspace.mjs';
import { CheckNotRunError, DeployRejectedError } from '../DeployRejectedError.mjs';
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
import { withinTime } from './withinTime.mjs';

/** @typedef {import('../../registry').Registry} Registry */

/** What a check in a browser needs: a copy of the console, a temporary database, the browser's profile. */
const CHECK_MB = 512;
const SERVER = 'server/dist/main.mjs';
/** How long that copy may take to start, and to stop, in milliseconds. */
const START_MS = 120_000;
const STOP_MS = 10_000;
/** How long the live page may take, in milliseconds. */
const PAGE_MS = 90_000;

/**
 * Opens the live console for checks in a browser during some work, once all that they need is there (R1011): Chromium starts, the
 * console answers, and the accounts that see the packages sign in.
 *
 * @template T
 * @param {string | undefined} folder of the store
 * @param {readonly Parameters<typeof accountFor>[0][]} versions of the packages; undefined for the shell
 * @param {(url: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLiveConsole(folder, versions, work) {
  await mustHaveRoom(tmpdir(), CHECK_MB);
  await (await startChromium()).close();
  const console = await consoleAt(folder);
  try {
    const accounts = new Map(versions.map(accountFor).map((account) => [account.username, account]));
    for (const account of accounts.values()) await mustSignIn(console.url, account);
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
 * @param {{ program?: string, timeout?: number }} [server] its file, and the milliseconds until it must have started
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startTemporaryConsole(
  folder,
  { program = path.join(ROOT, SERVER), timeout = START_MS } = {},
) {
  if (!existsSync(program))
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
  const server = spawn(process.execPath, [program], {
    cwd: ROOT,
    env: { ...env, SITE_DIR: folder, RATE_LIMIT_FACTOR: '100' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  /** @type {string[]} */
  const output = [];
  createInterface({ input: server.stderr }).on('line', (line) => output.push(line));
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    server.kill('SIGTERM');
    const late = setTimeout(() => server.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(late);
    await rm(dataDir, { recursive: true, force: true });
  };
  /** @type {Promise<string>} */
  const started = new Promise((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      const [, address] = /is ready at (\S+)/.exec(line) ?? [];
      if (address) resolve(address);
    });
    const fail = (/** @type {string} */ when) =>
      reject(new CheckNotRunError(`The console did not start${when}:\n${output.join('\n')}`));
    void ended.then(() => fail(''));
    setTimeout(fail, timeout, ` within ${timeout / 1000} seconds`).unref();
  });
  try {
    return { url: await started, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Checks the live page of each of the packages.
 *
 * @param {string} url
 * @param {readonly string[]} names
 * @param {number} [timeout] of a page, in milliseconds
 * @returns {(registry: Registry) => Promise<void>}
 */
export const livePageOf =
  (url, names, timeout = PAGE_MS) =>
  async (registry) => {
    for (const name of names) await checkLivePage(url, registry, name, timeout);
  };

/**
 * Loads the live console in a browser, signed in, at an address of the remote, and waits until the screen is rendered
 * from the files of this version. Otherwise throws an error with the messages and the text of the page; a `DeployRejectedError`
 * if nobody could sign in. A canary is checked as if all dealers had it.
 *
 * @param {string} url
 * @param {Registry} registry the current registry
 * @param {string} name of the remote, or 'shell'
 * @param {number} timeout
 */
async function checkLivePage(url, registry, name, timeout) {
  const remote = registry.remotes.find((one) => one.name === name);
  const version = remote?.canary ?? remote;
  const asked = new Set();
  const prepare = async (/** @type {import('@playwright/test').Page} */ page) => {
    page.on('response', (answer) => answer.ok() && asked.add(new URL(answer.url()).pathname));
    if (remote?.canary) await overrideRegistry(page, withCanaryForAll(registry, remote.name));
  };
  /** @param {import('@playwright/test').Page} page @param {readonly string[]} thrown */
  const look = async (page, thrown) => {
    const address = firstAddress(version);
    await openScreen(page, address);
    const away = page.getByText(/not available right now/);
    if (await away.count()) throw new Error(`${address} says: ${await away.first().textContent()}`);
    if (version && !asked.has(version.entry)) throw new Error(`${address} did not take ${version.entry}.`);
    if (thrown.length > 0) throw new Error(`${address} threw: ${thrown.join('; ')}`);
  };
  await withSignedInPage({ url, account: accountFor(version), prepare }, (page, thrown) =>
    withinTime(look(page, thrown), timeout),
  );
}
