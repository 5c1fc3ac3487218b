import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { assignExtraKeys } from './hostile/massAssignment';
import { startWorld } from './hostile/World';

/**
 * `npm run verify:writes`: a write changes only the fields of its body, regardless of extra keys; one extra key at a
 * time.
 */
test('keys that are none of a call’s own change no column', async () => {
  const world = await startWorld();
  try {
    const began = Date.now();
    const { writes, requests, succeeded, faults } = await assignExtraKeys(world, randomUUID().slice(0, 8), 1);
    console.log(
      `${writes} writes, ${succeeded} of them done as asked, with 25 extra keys each: ${requests} requests in ` +
        `${Math.round((Date.now() - began) / 1000)} s, ${faults.length} that changed anything else`,
    );
    expect(faults).toEqual([]);
    expect(requests).toBe(writes * 25);
  } finally {
    await world.stop();
  }
});
