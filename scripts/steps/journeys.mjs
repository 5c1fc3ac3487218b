// @ts-check
import { browser, headlessShell } from './browser.mjs';
import { runNode } from './run.mjs';

/**
 * Runs Playwright with one of the configurations of e2e/, in the available browser.
 *
 * @param {string} config
 * @param {readonly string[]} args
 * @param {import('./run.mjs').RunOptions} [options]
 */
export async function runJourneys(config, args, { env = {}, print = true, ...options } = {}) {
  const [chromium, shell] = [await browser(), await headlessShell()];
  return runNode('node_modules/@playwright/test/cli.js', ['test', `--config=e2e/${config}`, ...args], {
    env: {
      ...env,
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
      ...(shell ? { CHROMIUM_SHELL_PATH: shell } : {}),
    },
    print,
    ...options,
  });
}
