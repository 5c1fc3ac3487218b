import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { assignExtraKeys } from './hostile/massAssignment';
import { startHostileFixture } from './hostile/HostileFixture';

/**
 * `npm run verify:writes`: a write changes only the fields of its body, regardless of extra keys; one extra key at a
 * time.
 */
test('keys that a call does not declare change no column', async () => {
  const fixture = await startHostileFixture();
  try {
    const began = Date.now();
    const { writes, requests, succeeded, faults } = await assignExtraKeys(
      fixture,
      randomUUID().slice(0, 8),
      1,
    );
    console.log(
      `${writes} writes, ${succeeded} of them done as asked, with 25 extra keys each: ${requests} requests in ` +
        `${Math.round((Date.now() - began) / 1000)} s, ${faults.length} that changed anything else`,
    );
    expect(faults).toEqual([]);
    expect(requests).toBe(writes * 25);
  } finally {
    await fixture.stop();
  }
});
