import { takeTeardown } from './teardown';

/** Stops what globalSetup started. */
export default async function globalTeardown(): Promise<void> {
  // The database is no child that Node waits for: without something to wait for, jest would end before its report is written.
  const awake = setInterval(() => {}, 1_000);
  try {
    await takeTeardown()?.();
  } finally {
    clearInterval(awake);
  }
}
