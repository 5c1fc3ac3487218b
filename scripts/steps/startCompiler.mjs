// @ts-check
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.mjs';
import { stopWithParent } from './run.mjs';

/**
 * Starts a process that builds packages with webpack, one after another: a compiler that is warm needs less than half
 * the time, and files that several packages contain are transpiled once.
 *
 * @param {import('./run.mjs').RunOptions} options
 */
export function startCompiler({ env = {}, print = false }) {
  const child = fork(join(root, 'scripts/steps/compilerProcess.mjs'), [], {
    cwd: root,
    env: { ...process.env, ...env },
    // Most objects of a build are short-lived: with the default of 16 MB too many are promoted.
    execArgv: ['--max-semi-space-size=64'],
  });
  stopWithParent(child);
  return {
    /** @type {(name: string) => Promise<import('./run.mjs').RunResult>} */
    compile: (name) =>
      new Promise((resolve) => {
        const failed = () => resolve({ ok: false, output: `The build of ${name} ended too early.\n` });
        child.once('exit', failed);
        child.once('message', (/** @type {import('./run.mjs').RunResult} */ result) => {
          child.off('exit', failed);
          if (print) process.stdout.write(result.output);
          resolve(result);
        });
        child.send(name, (error) => error && failed());
      }),
    stop: () => child.connected && child.disconnect(),
  };
}
