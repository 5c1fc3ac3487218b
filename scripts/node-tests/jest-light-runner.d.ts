declare module 'jest-light-runner' {
  import type { ChildProcess } from 'node:child_process';
  import type { OnTestFailure, OnTestStart, OnTestSuccess, Test, TestWatcher } from 'jest-runner';

  /** Runs test files in processes that stay, and load each module once. */
  class LightRunner {
    constructor(globalConfig: unknown, context: unknown);
    runTests(
      tests: Test[],
      watcher: TestWatcher,
      onStart: OnTestStart,
      onResult: OnTestSuccess,
      onFailure: OnTestFailure,
    ): Promise<void>;
    // Not public; version 0.7.13.
    _globalConfig: unknown;
    _runtime: string;
    _testRunners: Map<unknown, { pool: { threads: { process: ChildProcess }[] } }>;
    _runTest(test: Test): Promise<unknown>;
  }

  export function createRunner(options: { runtime: 'child_process' | 'worker_threads' }): typeof LightRunner;
}
