// @ts-check
import './steps/checkNode.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, compressLater, isBuilt } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { root } from './steps/root.mjs';
import { formatDuration, exitWithError, printLine } from './steps/printLine.mjs';
import { startServer } from './steps/startServer.mjs';
import { serveRemote } from './steps/serveRemote.mjs';

/**
 * `npm start` runs the product; `npm start -- mf-people` runs one remote alone, with the real sign-in and the API.
 */
const [remote] = process.argv.slice(2);
if (remote && !existsSync(join(root, remote, 'remote.json'))) {
  exitWithError(`There is no remote '${remote}'. Try: npm start, or npm start -- mf-people`);
}

await install({ development: false });
if (!isBuilt({ compressed: false })) {
  printLine(
    'Building the console and the server. The first time takes a minute; later only what changed is built.',
  );
  const start = Date.now();
  const { ok, output } = await build({ compress: false });
  if (!ok) exitWithError(`The build failed:\n${output}`);
  printLine(`Built in ${formatDuration(Date.now() - start)}.`);
}

if (remote) await serveRemote(remote);
else startServer({ onReady: compressLater });
