// @ts-check

/**
 * Makes jest run the tests that are nearest to the changed files first, and stop at a moment in milliseconds.
 *
 * @param {readonly string[]} changed
 * @param {number} end
 */
export const timeForTests = (changed, end) => ({
  args: ['--testSequencer=./scripts/checks/nearestFirst.mjs', '--runner=./scripts/checks/untilTimeIsUp.mjs'],
  env: { TEST_CHANGED_FILES: changed.join('\n'), TEST_CHANGED_END: String(end) },
});

// For the modules that jest's process loads.
export const changedFiles = () => (process.env.TEST_CHANGED_FILES ?? '').split('\n');
export const timeIsUp = () => Number(process.env.TEST_CHANGED_END);
