// @ts-check
import { spawn } from 'node:child_process';
import { onStop } from './onStop.mjs';
import { root } from './root.mjs';

/**
 * `minutes`: a program that runs longer is stopped and counts as failed.
 * @typedef {{ env?: NodeJS.ProcessEnv, print?: boolean, minutes?: number }} RunOptions
 * @typedef {{ ok: boolean, output: string }} RunResult
 */

/**
 * The running child processes, which are stopped with this process. @type
 * {Set<import('node:child_process').ChildProcess>}
 */
const running = new Set();

onStop((signal) => {
  if (running.size === 0) return;
  for (const child of running) child.kill(signal);
  // After the other listeners.
  setImmediate(() => process.exit(1));
});

/** Milliseconds that a program has to stop itself, and that its output may stay open after its end. */
const PATIENCE = 10_000;

/** @param {import('node:child_process').ChildProcess} child */
export function stopWithParent(child) {
  running.add(child);
  child.on('close', () => running.delete(child));
}

/**
 * Runs a program of the project to its end and collects its output. Never rejects: a program that cannot be started
 * counts as failed.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function run(command, args, { env = {}, print = false, minutes } = {}) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // npm and npx are shell scripts on Windows.
      shell: process.platform === 'win32',
    });
    stopWithParent(child);
    const take = (/** @type {Buffer | string} */ chunk) => {
      output += chunk;
      if (print) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    let inTime = true;
    const limit =
      minutes &&
      setTimeout(() => {
        inTime = false;
        take(`It was stopped after its limit of ${minutes} minutes.\n`);
        child.kill();
        setTimeout(() => child.kill('SIGKILL'), PATIENCE).unref();
      }, minutes * 60_000);
    child.on('error', (error) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ ok: false, output: `${output}${error.message}\n` });
    });
    // A program that it started and left running keeps its output open.
    child.on('exit', () =>
      setTimeout(() => [child.stdout, child.stderr].map((one) => one.destroy()), PATIENCE).unref(),
    );
    child.on('close', (code) => {
      clearTimeout(limit);
      resolve({ ok: code === 0 && inTime, output });
    });
  });
}

/**
 * Runs a program that npm installed, by the file that its package names.
 *
 * @param {string} script
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export const runNode = (script, args, options) => run(process.execPath, [script, ...args], options);
