// @ts-check
import TestRunner from 'jest-runner';
import { interruptInTime } from './timeForTests.mjs';

/** Runs tests as jest does, until `timeForTests` is up. */
export default class UntilTimeIsUp extends TestRunner {
  /**
   * @override
   * @param {import('jest-runner').Test[]} tests
   * @param {import('jest-runner').TestWatcher} watcher
   * @param {import('jest-runner').TestRunnerOptions} options
   */
  async runTests(tests, watcher, options) {
    const stopTimer = interruptInTime(watcher);
    await super.runTests(tests, watcher, options).finally(stopTimer);
  }
}
