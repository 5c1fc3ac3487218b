// @ts-check
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { onStop } from './onStop.mjs';
import { printLine } from './printLine.mjs';
import { root } from './root.mjs';

/**
 * Starts the server in this terminal, or another `program` of its folder. It stops gracefully when we are asked to
 * stop, and we exit with its code.
 *
 * @param {{ program?: string, env?: NodeJS.ProcessEnv, onReady?: (address: string) => void }} [options]
 */
export function startServer({ program = 'main', env = {}, onReady } = {}) {
  const server = spawn(process.execPath, ['--enable-source-maps', `server/dist/${program}.mjs`], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', onReady ? 'pipe' : 'inherit', 'inherit'],
  });
  // Ctrl+C reaches the server, too; a second signal does no harm.
  onStop((signal) => server.kill(signal));
  server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  if (!onReady || !server.stdout) return;
  createInterface({ input: server.stdout }).on('line', (line) => {
    printLine(line);
    const [, address] = /is ready at (\S+)/.exec(line) ?? [];
    if (address) onReady(address);
  });
}
