// @ts-check
import { existsSync } from 'node:fs';
import { findChromium } from '../../federation/src/delivery/live-check/findChromium.mjs';
import { root } from './root.mjs';
import { run, runNode } from './run.mjs';
import { exitWithError, printLine } from './printLine.mjs';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The Chromium of journeys and of the checks of a deployment: CHROMIUM_PATH, else the system's, else one that is installed now. Undefined
 * means Playwright's own.
 */
export async function browser() {
  const found = findChromium();
  if (found) return found;
  if (isRootOnDebian()) {
    printLine('Installing Chromium (apt-get install chromium).');
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = findChromium();
    if (installed) return installed;
  }
  printLine('Installing Chromium (playwright install chromium).');
  const { ok, output } = await runNode(`${root}/node_modules/@playwright/test/cli.js`, [
    'install',
    'chromium',
  ]);
  if (!ok)
    exitWithError(`No browser could be installed. Set CHROMIUM_PATH to a Chromium or Chrome.\n${output}`);
  return undefined;
}

/**
 * Chromium without the parts that draw a window (Debian's chromium-headless-shell): journeys use a quarter less CPU
 * time in it. Undefined if there is none, or if CHROMIUM_PATH chooses a browser.
 */
export async function headlessShell() {
  if (process.env.CHROMIUM_PATH) return undefined;
  if (!existsSync(HEADLESS_SHELL) && isRootOnDebian())
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined;
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
