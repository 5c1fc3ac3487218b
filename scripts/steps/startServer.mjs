import { spawn } from 'node:child_process';
import { root } from './root.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Starts the server in this terminal; it ends when we do and we end as it does. */
export function startServer({ env = {}, stdout = 'inherit' } = {}) {
  const server = spawn(process.execPath, ['--enable-source-maps', 'server/dist/main.mjs'], {
    cwd: root,
    env: { NODE_ENV: 'production', ...process.env, ...env },
    stdio: ['ignore', stdout, 'inherit'],
  });
  // Ctrl+C reaches the server too, which then stops in good order; we wait for it.
  for (const signal of SIGNALS) {
    process.removeAllListeners(signal);
    process.on(signal, () => void server.kill(signal));
  }
  server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  return server;
}
