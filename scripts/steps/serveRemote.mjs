import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './root.mjs';
import { say } from './say.mjs';
import { startServer } from './startServer.mjs';

/** Serves one remote alone, reloading as its files change, with the API of this machine or of API_URL behind it. */
export async function serveRemote(remote) {
  const api = process.env.API_URL ?? (await startApi());
  say(`Serving ${remote} alone; its calls go to ${api}.`);
  const webpack = join(root, 'node_modules/webpack-cli/bin/cli.js');
  const child = spawn(process.execPath, [webpack, 'serve', '--mode', 'development'], {
    cwd: join(root, remote),
    env: { ...process.env, API_URL: api },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  child.on('exit', (code) => process.exit(code ?? 1));
  process.on('exit', () => child.kill());
}

/** Starts the server; its address, once it answers. */
function startApi() {
  return new Promise((resolve) => {
    const server = startServer({ stdout: 'pipe', env: { PORT: process.env.API_PORT ?? '4000' } });
    createInterface({ input: server.stdout }).on('line', (line) => {
      say(line);
      const [, address] = /is ready at (\S+)/.exec(line) ?? [];
      if (address) resolve(address);
    });
  });
}
