/** The lines of Jest and of Playwright for a check that passed. */
const PASSED = /^(PASS | +(✓|ok) +\d)/u;

/** What a failed step printed, without what passed: thousands of good lines hide the one that did not. */
export const withoutPassed = (output) =>
  output
    .split('\n')
    .filter((line) => !PASSED.test(line))
    .join('\n');
