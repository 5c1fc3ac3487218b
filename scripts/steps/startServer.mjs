// @ts-check
import { spawn } from 'node:child_process';
import { onStop } from './onStop.mjs';
import { root } from './root.mjs';

/**
 * Starts the server in this terminal, or another `program` of its folder. It stops gracefully when we are asked to
 * stop, and we exit with its code.
 *
 * @param {{ program?: string, env?: NodeJS.ProcessEnv, stdout?: 'inherit' | 'pipe' }} [options]
 * @returns {import('node:child_process').ChildProcess}
 */
export function startServer({ program = 'main', env = {}, stdout = 'inherit' } = {}) {
  const server = spawn(process.execPath, ['--enable-source-maps', `server/dist/${program}.mjs`], {
    cwd: root,
    env: { NODE_ENV: 'production', ...process.env, ...env },
    stdio: ['ignore', stdout, 'inherit'],
  });
  // Ctrl+C reaches the server, too; a second signal does no harm.
  onStop((signal) => server.kill(signal));
  server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  return server;
}
