import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { sendMalformed } from './hostile/malformed';
import { startWorld } from './hostile/World';

/**
 * `npm run verify:malformed`: whatever is sent, no answer is a fault of ours or tells of the inside. VERIFY_ROUNDS is how
 * many requests each call gets, VERIFY_SEED what they are made of; the time is bounded by the former.
 */
const EACH = Number(process.env['VERIFY_ROUNDS'] ?? 10_000);
const SEED = Number(process.env['VERIFY_SEED'] ?? 1);

test(`${EACH} malformed requests to every call`, async () => {
  test.setTimeout(3 * 60 * 60 * 1000);
  const world = await startWorld();
  try {
    const began = Date.now();
    const figures = await sendMalformed(world, randomUUID().slice(0, 8), EACH, SEED);
    const { requests, calls, statuses, slowest, faults } = figures;
    console.log(
      `seed ${SEED}: ${requests} malformed requests to ${calls} calls in ${Math.round((Date.now() - began) / 1000)} s; ` +
        `${faults.length} answers of 5xx or with inner words; slowest ${Math.round(slowest.ms)} ms (${slowest.what}); ` +
        `by status ${JSON.stringify(statuses)}`,
    );
    expect(faults).toEqual([]);
  } finally {
    await world.stop();
  }
});
