// @ts-check
import { ModernFakeTimers } from '@jest/fake-timers';
import { addEventHandler } from 'jest-circus';
import { register } from 'tsx/esm/api';
import { TEST_TIMEOUT_MS } from './timeout.mjs';

/*
 * Once in each process of NodeTestRunner, which compiles no TypeScript, knows no time limits, and gives each file the
 * globals as the file before left them.
 */
register();

// What a failed test left open would keep this process, and with it the output of jest, open after jest has ended.
process.on('disconnect', () => process.exit());

const timers = new ModernFakeTimers({
  config: /** @type {import('@jest/types').Config.ProjectConfig} */ ({ fakeTimers: {} }),
  global: globalThis,
});

/** What tests use of fake timers, with the options that NodeTestRunner's own leave out. */
Object.assign(jest, {
  useFakeTimers: timers.useFakeTimers.bind(timers),
  useRealTimers: timers.useRealTimers.bind(timers),
  setSystemTime: timers.setSystemTime.bind(timers),
  advanceTimersByTime: timers.advanceTimersByTime.bind(timers),
  advanceTimersByTimeAsync: timers.advanceTimersByTimeAsync.bind(timers),
});

const { setTimeout, clearTimeout } = globalThis;

/**
 * A test or hook that fails after its time limit in milliseconds.
 *
 * @param {() => unknown} run
 * @param {number} limit
 */
const within = (run, limit) => async () => {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took longer than ${limit} ms.`)), limit);
  });
  await Promise.race([(async () => run())(), late]).finally(() => clearTimeout(timer));
};

addEventHandler((event, { currentDescribeBlock }) => {
  const added =
    event.name === 'add_test'
      ? currentDescribeBlock.tests.at(-1)
      : event.name === 'add_hook'
        ? currentDescribeBlock.hooks.at(-1)
        : undefined;
  if (!added?.fn) return;
  const limited = within(/** @type {() => unknown} */ (added.fn), added.timeout ?? TEST_TIMEOUT_MS);
  added.fn = added.type === 'test' ? () => limited().finally(() => jest.restoreAllMocks()) : limited;
});
