import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../steps/root.mjs';

const FILES = ['shared-api/src/contract/calendar.test.ts', 'shared-api/src/contract/writtenDay.test.ts'];

/** The id of the second process that runs tests. */
async function secondWorkerOf(jest: ChildProcess): Promise<number> {
  while (jest.exitCode === null) {
    const [, second] = spawnSync('pgrep', ['-P', String(jest.pid), '-f', 'tinypool'], {
      encoding: 'utf8',
    }).stdout.split('\n');
    if (second) return Number(second);
    await pause(1);
  }
  throw new Error('jest ended before it had two workers.');
}

let running: ChildProcess | undefined;
afterEach(() => running?.kill());

test('a worker that starts after the first one has its answer gets one of its own', async () => {
  const child = spawn(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      '--maxWorkers=2',
      '--selectProjects=contract',
      '--runTestsByPath',
      ...FILES,
    ],
    { cwd: root, env: { ...process.env, CHECKS: 'usual' }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  running = child;
  const ended = once(child, 'exit');
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const late = await secondWorkerOf(child);
  process.kill(late, 'SIGSTOP');
  while (!output.includes('PASS')) await pause(20);
  process.kill(late, 'SIGCONT');
  expect(await ended).toEqual([0, null]);
  expect(output).toContain('2 passed, 2 total');
});
