// @ts-check
import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';

/** Milliseconds that the work below takes on the reference machine: two quiet cores of 2.5 GHz. */
const REFERENCE = 480;
const ROUNDS = 300;

/** How much slower than the reference machine this one is now; at least 1. */
export async function slowness() {
  const began = performance.now();
  const block = Buffer.alloc(1 << 20, 7);
  const rows = Array.from({ length: 2_000 }, (_, at) => ({ at, name: `row ${at}`, kept: at % 3 === 0 }));
  for (let round = 0; round < ROUNDS; round += 1) {
    createHash('sha256').update(block).digest();
    JSON.parse(JSON.stringify(rows));
    await turn();
  }
  return Math.max(1, (performance.now() - began) / REFERENCE);
}
