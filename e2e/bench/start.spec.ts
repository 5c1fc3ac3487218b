import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { dataFolder, ROOT } from '../console/startConsole';
import { recordFigure } from './figures';
import { rounded } from './rounded';

test('npm start on a built tree', async () => {
  const dataDir = dataFolder();
  for (const kind of ['an empty', 'a used']) {
    const seconds = await startSeconds(dataDir);
    recordFigure(`npm start, built, ${kind} data directory · until it answers`, rounded(seconds, 2), 's');
    expect(seconds).toBeGreaterThan(0);
  }
  rmSync(dataDir, { recursive: true, force: true });
});

/** Seconds from `npm start` to the line with the address. */
function startSeconds(dataDir: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const server = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: ROOT,
      env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let seconds: number | undefined;
    createInterface({ input: server.stdout }).on('line', (line) => {
      if (!line.includes('is ready at')) return;
      seconds = (performance.now() - start) / 1000;
      server.kill('SIGTERM');
    });
    server.on('exit', () =>
      seconds === undefined ? reject(new Error('It did not start.')) : resolve(seconds),
    );
  });
}
