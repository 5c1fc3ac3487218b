// @ts-check
import { spawn } from 'node:child_process';
import { onStop } from './onStop.mjs';
import { root } from './root.mjs';

/**
 * @typedef {{ env?: NodeJS.ProcessEnv, print?: boolean }} RunOptions
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
export function run(command, args, { env = {}, print = false } = {}) {
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
    const take = (/** @type {Buffer} */ chunk) => {
      output += chunk;
      if (print) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => {
      running.delete(child);
      resolve({ ok: false, output: `${output}${error.message}\n` });
    });
    child.on('close', (code) => resolve({ ok: code === 0, output }));
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
