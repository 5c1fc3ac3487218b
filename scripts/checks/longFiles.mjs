/**
 * What a test file may take, in seconds on two quiet cores; a slower machine gets more (calibrate.mjs). A file that is over it
 * fails the run: it is made faster, split, or goes to the slow part (`*.slow.test.ts`, `tag: '@slow'`).
 */
export const SECONDS = { tests: 20, journeys: 60 };

/** How much a file may go beyond, since a machine is never quite quiet. */
export const TOLERANCE = 1.5;

/** The exceptions: seconds of their own, and why. */
export const longFiles = {
  'e2e/journeys/every-screen.spec.ts': {
    seconds: 400,
    reason: 'each of the 41 screens is opened once, for all that is looked for on it, in both languages',
  },
};
