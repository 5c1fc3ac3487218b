import './steps/checkNode.mjs';
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build, isBuilt } from './steps/build.mjs';
import { travel } from './steps/journeys.mjs';
import { root } from './steps/root.mjs';
import { giveUp, say } from './steps/say.mjs';

/** `npm run bench`: prints a table of figures and leaves the same as JSON in .cache/bench.json. */
const file = join(root, '.cache/bench.json');
rmSync(file, { force: true });
if (!isBuilt()) {
  const { ok, output } = await build();
  if (!ok) giveUp(output);
}
const { ok } = await travel('bench/playwright.config.ts', []);

const figures = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
const dataDir = mkdtempSync(join(tmpdir(), 'smart-elevator-'));
chmodSync(dataDir, 0o755);
for (const kind of ['an empty', 'a used']) {
  figures.push({ name: `npm start, built, ${kind} data directory`, value: await startSeconds(), unit: 's' });
}
rmSync(dataDir, { recursive: true, force: true });

writeFileSync(file, JSON.stringify(figures, null, 2));
for (const { name, value, unit } of figures) say(`${name.padEnd(48)} ${String(value).padStart(8)} ${unit}`);
process.exitCode = ok ? 0 : 1;

/** Seconds from `npm start` to the line with the address. */
function startSeconds() {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const server = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: root,
      env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let seconds;
    createInterface({ input: server.stdout }).on('line', (line) => {
      if (!line.includes('is ready at')) return;
      seconds = Math.round((performance.now() - start) / 10) / 100;
      server.kill('SIGTERM');
    });
    server.on('exit', () =>
      seconds === undefined ? reject(new Error('It did not start.')) : resolve(seconds),
    );
  });
}
