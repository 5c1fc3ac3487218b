// @ts-check
import './steps/checkNode.mjs';
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { build, isBuilt } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { onStop } from './steps/onStop.mjs';
import { remotes, root } from './steps/root.mjs';
import { formatDuration, exitWithError, printLine } from './steps/printLine.mjs';

/**
 * `npm run dev`: runs the product and watches the files. A change rebuilds the affected packages and the site; a
 * change to the server or the contract restarts the server. Reload the page to see it. (`npm start -- mf-people`
 * shows changes of one remote without a reload.)
 */
const WATCHED = ['shared-api', 'shared-ui', 'federation', 'shell', ...remotes, 'server'];
const QUIET_FOR = 150;

await install();
if (!isBuilt()) {
  printLine('Building everything once.');
  const { ok, output } = await build();
  if (!ok) exitWithError(output);
}

let server = startServer();
/** @type {Set<string>} */
const changed = new Set();
/** @type {NodeJS.Timeout | undefined} */
let timer;
let working = false;

for (const folder of WATCHED) {
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (!file || /(^|[\\/])(dist|node_modules|testing)([\\/]|$)|\.test\.tsx?$/.test(file)) return;
    changed.add(folder);
    clearTimeout(timer);
    timer = setTimeout(follow, QUIET_FOR);
  });
}
printLine('Watching for changes. Press Ctrl+C to stop.');

async function follow() {
  if (working || changed.size === 0) return;
  working = true;
  const folders = [...changed].join(', ');
  changed.clear();
  const start = Date.now();
  const { ok, output, names } = await build();
  if (ok && names.includes('server')) server = await restart();
  printLine(ok ? `Rebuilt after a change of ${folders} in ${formatDuration(Date.now() - start)}.` : output);
  working = false;
  void follow();
}

function startServer() {
  return spawn(process.execPath, ['--enable-source-maps', 'server/dist/main.mjs'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

async function restart() {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  return startServer();
}

onStop((signal) => {
  server.once('exit', () => process.exit(0));
  server.kill(signal);
});
