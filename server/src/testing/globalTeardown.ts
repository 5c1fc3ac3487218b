import { takeTeardown } from './teardown';

/** Stops what globalSetup has started. */
export default async function globalTeardown(): Promise<void> {
  // Node does not wait for the database process: without a timer, jest would exit before its report is written.
  const awake = setInterval(() => {}, 1_000);
  try {
    await takeTeardown()?.();
  } finally {
    clearInterval(awake);
  }
}
