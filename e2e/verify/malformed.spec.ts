import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { expect, test } from '@playwright/test';
import { sendMalformed } from './hostile/malformed';
import { startHostileFixture } from './hostile/HostileFixture';

/**
 * `npm run verify:malformed`: no malformed request causes a 5xx or reveals internals. VERIFY_REQUESTS is the number of
 * requests per call, VERIFY_SEED their seed. Calls that are expensive by design (passwords, PDFs, imports) get as many as fit
 * into VERIFY_SECONDS, which is printed.
 */
const setting = (name: string, usual: number) => Number(process.env[name] ?? usual);
const amount = {
  each: setting('VERIFY_REQUESTS', 10_000),
  seed: setting('VERIFY_SEED', 1),
  seconds: setting('VERIFY_SECONDS', 60),
};
const SERVERS = Math.max(2, availableParallelism());

test(`${amount.each} malformed requests to every call`, async () => {
  test.setTimeout(3 * 60 * 60 * 1000);
  const fixture = await startHostileFixture({}, SERVERS);
  try {
    const began = Date.now();
    const { requests, calls, cut, ...figures } = await sendMalformed(
      fixture,
      randomUUID().slice(0, 8),
      amount,
      console.log,
    );
    const seconds = (Date.now() - began) / 1000;
    const { statuses, slowest, faults } = figures;
    const few = Object.entries(cut).map(([name, sent]) => `${name} ${sent}`);
    console.log(
      `seed ${amount.seed}: ${requests} malformed requests to ${calls} calls in ${Math.round(seconds)} s, ` +
        `${Math.round(requests / seconds)} a second on ${SERVERS} servers; ${faults.length} answers of 5xx or with inner ` +
        `words; slowest ${Math.round(slowest.ms)} ms (${slowest.what}); by status ${JSON.stringify(statuses)}\n` +
        `${calls - few.length} calls got all ${amount.each}; cut after ${amount.seconds} s: ${few.join(', ') || 'none'}`,
    );
    expect(faults).toEqual([]);
  } finally {
    await fixture.stop();
  }
});
