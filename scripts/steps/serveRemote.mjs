// @ts-check
import { spawn } from 'node:child_process';
import { onStop } from './onStop.mjs';
import { root } from './root.mjs';
import { printLine } from './printLine.mjs';
import { startServer } from './startServer.mjs';

/**
 * Serves one remote alone, with Fast Refresh and the API of this machine or of API_URL.
 *
 * @param {string} remote
 */
export async function serveRemote(remote) {
  const api = process.env.API_URL ?? (await startApi());
  printLine(`Serving ${remote} alone; its calls go to ${api}.`);
  const child = spawn(process.execPath, ['federation/bin/federation.mjs', 'serve', remote], {
    cwd: root,
    env: { ...process.env, API_URL: api },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  onStop((signal) => child.kill(signal));
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
    // Stops the API, too.
    process.kill(process.pid, 'SIGTERM');
  });
}

/**
 * Starts the server; resolves to its address once it answers. PORT is the remote's, API_PORT the server's.
 *
 * @returns {Promise<string>}
 */
const startApi = () =>
  new Promise((resolve) => startServer({ onReady: resolve, env: { PORT: process.env.API_PORT ?? '4000' } }));
