import { takeTeardown } from './teardown';

/** Stops what globalSetup started. */
export default async function globalTeardown(): Promise<void> {
  await takeTeardown()?.();
}
