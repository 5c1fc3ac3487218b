// @ts-check
import TestRunner from 'jest-runner';
import { timeIsUp } from './timeForTests.mjs';

/** Runs tests as jest does, and stops when their time is up; what has not ended until then counts as not run. */
export default class UntilTimeIsUp extends TestRunner {
  /**
   * @override
   * @param {import('jest-runner').Test[]} tests
   * @param {import('jest-runner').TestWatcher} watcher
   * @param {import('jest-runner').TestRunnerOptions} options
   */
  async runTests(tests, watcher, options) {
    const left = Math.max(timeIsUp() - Date.now(), 0);
    const timer = setTimeout(() => watcher.setState({ interrupted: true }), left);
    await super.runTests(tests, watcher, options);
    clearTimeout(timer);
  }
}
