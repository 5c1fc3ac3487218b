import { expect, test } from '@playwright/test';
import { quantile } from './seededRandom';
import { expectAllDelivered } from './countDeliveries';
import { OutboxFixture } from './OutboxFixture';
import { FAULTS } from './Receivers';

/** `npm run verify:outbox`: failing services do not slow down the dealer, and no message is lost. */
const CHANGES = 40;
/** The maximum factor of a change's median time while services fail; waiting for a service would be hundreds. */
const MOST_TIMES = 2;
/** Milliseconds; the slow service takes five times as long. */
const LONGEST = 1_000;

/** A second installation on the same machine whose services work: the reference for the time of a change. */
let usual: OutboxFixture;
let fixture: OutboxFixture;
test.beforeEach(async () => {
  usual = await OutboxFixture.start();
  fixture = await OutboxFixture.start();
});
test.afterEach(async () => {
  await usual.stop();
  await fixture.stop();
});

/** Milliseconds that a change takes. */
async function timeOfChange(where: OutboxFixture): Promise<number> {
  const began = performance.now();
  expect((await where.create()).status).toBe(201);
  return performance.now() - began;
}

/** Measures both alternately, so that other load on the machine affects both. */
async function timesOfChanges(): Promise<{ well: number[]; failing: number[] }> {
  const [well, failing]: [number[], number[]] = [[], []];
  for (let n = 0; n < CHANGES; n += 1) {
    well.push(await timeOfChange(usual));
    failing.push(await timeOfChange(fixture));
  }
  return { well, failing };
}

test('services that are down, slow or faulty: the dealer does not wait longer, and all messages are delivered when they recover', async () => {
  // The first change of a server takes longer.
  await timesOfChanges();
  await fixture.delivered();
  for (const fault of FAULTS) {
    await fixture.receivers.behave(fault);
    const { well, failing } = await timesOfChanges();
    const waiting = await fixture.waiting();
    await fixture.receivers.behave('well');
    const seconds = await fixture.delivered();
    const [median, medianWell] = [quantile(failing, 0.5), quantile(well, 0.5)];
    const [longest, longestWell] = [Math.max(...failing), Math.max(...well)];
    console.log(
      `${fault}: a change takes ${(median / medianWell).toFixed(2)} times the usual ${medianWell.toFixed(0)} ms ` +
        `(medians), ${longest.toFixed(0)} ms at most (usually ${longestWell.toFixed(0)}); ${waiting} messages waited, ` +
        `all delivered ${seconds.toFixed(1)} s after the recovery`,
    );
    expect(waiting, fault).toBeGreaterThan(0);
    expect(median / medianWell, fault).toBeLessThan(MOST_TIMES);
    expect(longest, fault).toBeLessThan(Math.max(LONGEST, longestWell));
  }
  await expectAllDelivered(fixture);
});
