import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { dataFolder, ROOT } from '../console/startConsole';
import { recordFigure } from './figures';
import { rounded } from './rounded';

test('npm start prepares a database and prints the address and the demonstration sign-in (R1001)', async () => {
  const dataDir = dataFolder();
  for (const kind of ['an empty', 'a used']) {
    const { seconds, signIn } = await startOnce(dataDir);
    expect(signIn).toMatch(/^Demonstration sign-in: demo_dealer with the password \S+$/);
    recordFigure(`npm start, built, ${kind} data directory · until it answers`, rounded(seconds, 2), 's');
  }
  rmSync(dataDir, { recursive: true, force: true });
});

/** Seconds from `npm start` to the line with the address, and the line after it. */
function startOnce(dataDir: string): Promise<{ seconds: number; signIn: string }> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const server = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: ROOT,
      env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let seconds: number | undefined;
    let signIn: string | undefined;
    createInterface({ input: server.stdout }).on('line', (line) => {
      if (seconds === undefined) {
        if (line.includes('is ready at')) seconds = (performance.now() - start) / 1000;
        return;
      }
      signIn ??= line;
      server.kill('SIGTERM');
    });
    server.on('exit', () =>
      seconds === undefined || signIn === undefined
        ? reject(new Error('It did not start.'))
        : resolve({ seconds, signIn }),
    );
  });
}
