// @ts-check
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../artifacts/workspace.mjs';
import { DeployRejectedError } from './DeployRejectedError.mjs';

const SERVER = 'server/dist/main.mjs';

/**
 * Serves a deployed folder with the built server and a temporary database, for the time of a check.
 *
 * @param {string} folder
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startTemporaryConsole(folder) {
  if (!existsSync(path.join(ROOT, SERVER)))
    throw new DeployRejectedError('The server is not built. Please run npm run build, or set DEPLOY_URL.');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'delivery-'));
  // PostgreSQL may run under another account.
  await chmod(dataDir, 0o755);
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DEMO: '1',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    API_URL: '',
  };
  const server = spawn(process.execPath, [SERVER], {
    cwd: ROOT,
    env: { ...env, SITE_DIR: folder, RATE_LIMIT_FACTOR: '100' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  /** @type {string[]} */
  const output = [];
  createInterface({ input: server.stderr }).on('line', (line) => output.push(line));
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => server.once('exit', () => resolve()));
  /** @type {string} */
  const url = await new Promise((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      const [, address] = /is ready at (\S+)/.exec(line) ?? [];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error(`The console did not start:\n${output.join('\n')}`)));
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url, stop };
}
