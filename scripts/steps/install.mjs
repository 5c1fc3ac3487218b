// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { formatDuration, exitWithError, printLine } from './printLine.mjs';

/**
 * Installs the packages of the lock file, unless they are installed.
 *
 * @param {{ development?: boolean }} [options] Without `development`, what only tests and checks need is left out: half
 *   of the packages.
 */
export async function install({ development = true } = {}) {
  const reason = whyInstall(development);
  if (!reason) return;
  printLine(`${reason}: installing (npm ci). This takes a minute or two.`);
  const start = Date.now();
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(development ? [] : ['--omit=dev'])];
  // What npm's cache knows is not asked again, unless it is too old for the lock file.
  const cached = await run('npm', [...args, '--prefer-offline']);
  const { ok, output } = cached.ok ? cached : await run('npm', args);
  if (!ok) exitWithError(`The installation failed:\n${output}`);
  printLine(`Installed in ${formatDuration(Date.now() - start)}.`);
}

/** @param {boolean} development */
function whyInstall(development) {
  const installedLock = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedLock)) return 'The packages are not installed yet';
  const installed = packagesOf(installedLock);
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const differs = Object.entries(wanted).some(([place, { version, link, optional, dev }]) => {
    if (dev && !development) return false;
    // Optional packages may be for other systems; links are our own packages.
    if (!place.startsWith('node_modules/') || link || (optional && !installed[place])) return false;
    return installed[place]?.version !== version;
  });
  return differs ? 'The packages are not those of package-lock.json' : undefined;
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, link?: boolean, optional?: boolean, dev?: boolean }>}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
