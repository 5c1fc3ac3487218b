// @ts-check
import { createRunner } from 'jest-light-runner';
import { interruptInTime } from '../checks/timeForTests.mjs';

const LightRunner = createRunner({ runtime: 'child_process' });

/**
 * Runs the tests that need no browser, in processes of plain Node.js that load each module once for all test files. In
 * jest's own runner each file loads and compiles all modules again, which takes longer than its tests.
 */
export default class NodeTestRunner extends LightRunner {
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
}
