// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { folderNamed } from './artifacts/workspace.mjs';

/**
 * Runs one remote alone until it is stopped.
 *
 * @param {string} remote the package's folder: mf-people
 */
export async function serve(remote) {
  const dir = folderNamed(remote);
  if (!existsSync(path.join(dir, 'remote.json')))
    throw new Error(`${remote} is no remote: it has no remote.json.`);
  const webpack = createRequire(import.meta.url).resolve('webpack/bin/webpack.js');
  const child = spawn(process.execPath, [webpack, 'serve', '--mode', 'development'], {
    cwd: dir,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 0;
}
