// @ts-check

/**
 * Makes jest run the tests that are nearest to the changed files first, and stop at a moment in milliseconds.
 *
 * @param {readonly string[]} changed
 * @param {number} end
 */
export const timeForTests = (changed, end) => ({
  args: ['--testSequencer=./scripts/checks/nearestFirst.mjs'],
  env: { TEST_CHANGED_FILES: changed.join('\n'), TEST_CHANGED_END: String(end) },
});

// For the modules that jest's process loads.
export const changedFiles = () => (process.env.TEST_CHANGED_FILES ?? '').split('\n');

/**
 * Interrupts jest when the time of `timeForTests` is up; what has not ended until then counts as not run.
 *
 * @param {import('jest-runner').TestWatcher} watcher
 * @returns {() => void} ends the waiting
 */
export function interruptInTime(watcher) {
  const { TEST_CHANGED_END: end } = process.env;
  if (end === undefined) return () => undefined;
  const left = Math.max(Number(end) - Date.now(), 0);
  const timer = setTimeout(() => watcher.setState({ interrupted: true }), left);
  return () => clearTimeout(timer);
}
