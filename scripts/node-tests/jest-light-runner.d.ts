declare module 'jest-light-runner' {
  import type { OnTestFailure, OnTestStart, OnTestSuccess, Test, TestWatcher } from 'jest-runner';

  /** Runs test files in processes that stay, and load each module once. */
  interface LightRunner {
    runTests(
      tests: Test[],
      watcher: TestWatcher,
      onStart: OnTestStart,
      onResult: OnTestSuccess,
      onFailure: OnTestFailure,
    ): Promise<void>;
  }

  export function createRunner(options: {
    runtime: 'child_process' | 'worker_threads';
  }): new (globalConfig: unknown, context: unknown) => LightRunner;
}
