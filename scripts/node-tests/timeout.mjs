// @ts-check

/** The time limit of a test or hook that has no limit of its own, in milliseconds. */
export const TEST_TIMEOUT_MS = 30_000;
