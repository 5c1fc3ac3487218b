// @ts-check
import { createRunner } from 'jest-light-runner';
import { interruptInTime } from '../checks/timeForTests.mjs';

const LightRunner = createRunner({ runtime: 'child_process' });

/** What jest-light-runner's processes and it say to each other. */
const QUESTION = 'jest-light-runner-get-worker-data';
const ANSWER = 'jest-light-runner-worker-data';

/**
 * Runs the tests that need no browser, in processes of plain Node.js that load each module once for all test files. In
 * jest's own runner each file loads and compiles all modules again, which takes longer than its tests.
 */
export default class NodeTestRunner extends LightRunner {
  /** @type {WeakSet<import('node:child_process').ChildProcess>} */
  #answered = new WeakSet();

  /**
   * With one worker the library would run the tests of all projects in jest's own process, and fail when it leaves the
   * second of them.
   *
   * @param {import('@jest/types').Config.GlobalConfig} globalConfig
   * @param {unknown} context
   */
  constructor(globalConfig, context) {
    super({ ...globalConfig, maxWorkers: Math.max(2, globalConfig.maxWorkers) }, context);
  }

  /**
   * @override
   * @param {import('jest-runner').Test[]} tests
   * @param {import('jest-runner').TestWatcher} watcher
   * @param {import('jest-runner').OnTestStart} onStart
   * @param {import('jest-runner').OnTestSuccess} onResult
   * @param {import('jest-runner').OnTestFailure} onFailure
   */
  async runTests(tests, watcher, onStart, onResult, onFailure) {
    const stopTimer = interruptInTime(watcher);
    // After an interruption jest counts neither a result nor a failure.
    const startUnlessInterrupted = async (/** @type {import('jest-runner').Test} */ test) => {
      if (watcher.isInterrupted()) throw new Error('The tests were interrupted.');
      await onStart(test);
    };
    await super.runTests(tests, watcher, startUnlessInterrupted, onResult, onFailure).finally(stopTimer);
  }

  /**
   * The library answers the first process that asks for its settings, and all others that are starting at that moment;
   * one that is slower and asks later waits forever, and jest with it. Each is answered here as well.
   *
   * @override
   * @param {import('jest-runner').Test} test
   */
  _runTest(test) {
    const result = super._runTest(test);
    const workerData = {
      globalConfig: this._globalConfig,
      projectConfig: test.context.config,
      runtime: this._runtime,
    };
    for (const { process: child } of this._testRunners.get(test.context.config)?.pool.threads ?? []) {
      if (this.#answered.has(child)) continue;
      this.#answered.add(child);
      child.on('message', (/** @type {unknown} */ message) => {
        if (message === QUESTION) child.send({ type: ANSWER, workerData });
      });
    }
    return result;
  }
}
