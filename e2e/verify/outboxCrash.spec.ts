import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { seededRandom } from './seededRandom';
import { expectAllDelivered } from './countDeliveries';
import { OutboxFixture } from './OutboxFixture';

/** `npm run verify:outbox`: messages survive kills. */
const ROUNDS = Number(process.env['VERIFY_ROUNDS'] ?? 50);
const AT_ONCE = 4;
/** Acknowledged changes until the kill, at most. */
const MOST_CHANGES = 6;
/** Milliseconds between the last of them and the kill, at most: an empty outbox is read each second. */
const LONGEST_WAIT = 1_200;

let fixture: OutboxFixture;
test.beforeEach(async () => {
  fixture = await OutboxFixture.start();
});
test.afterEach(() => fixture.stop());

/** Creates tickets, every fourth of them refused, until the server stops; calls `stored` for each acknowledged one. */
async function write(stored: (ticket_key: string) => void): Promise<void> {
  for (let n = 0; ; n += 1) {
    const answer = await fixture.create(n % AT_ONCE === 1).catch(() => undefined);
    if (!answer) return;
    if (answer.status === 201) stored(JSON.parse(answer.text).ticket_key);
  }
}

test('kill -9 between the change and the delivery: nothing is lost, no message reports a change that was rolled back (R847)', async () => {
  const chance = seededRandom(ROUNDS);
  const acknowledged: string[] = [];
  const began = performance.now();
  let waiting = 0;
  let betweenRounds = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const wanted = acknowledged.length + 1 + Math.floor(chance() * MOST_CHANGES);
    let enough = () => {};
    const changed = new Promise<void>((resolve) => (enough = resolve));
    const writing = Array.from({ length: AT_ONCE }, () =>
      write((ticket_key) => {
        acknowledged.push(ticket_key);
        if (acknowledged.length >= wanted) enough();
      }),
    );
    await changed;
    await pause(chance() * LONGEST_WAIT);
    process.kill(fixture.first.pid, 'SIGKILL');
    await Promise.all(writing);
    const left = await fixture.waiting();
    waiting += left;
    if (left > 0) betweenRounds += 1;
    await fixture.restart();
  }
  const seconds = await fixture.delivered();
  const { keys } = await fixture.stored();
  const again = await expectAllDelivered(fixture);
  console.log(
    `${ROUNDS} kills in ${((performance.now() - began) / 1000).toFixed(0)} s: ${keys.length} tickets stored, ` +
      `${acknowledged.length} of them acknowledged; ${waiting} messages waited at ${betweenRounds} of the kills; ` +
      `all delivered, ${again.push} again by push, ${again.mail} by mail and ${again.browser} to the browser, with their ` +
      `own keys; the last ${seconds.toFixed(1)} s after the last start`,
  );
  expect(keys).toEqual(expect.arrayContaining(acknowledged));
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS);
  // The kills happened between change and delivery: messages of stored changes were waiting.
  expect(betweenRounds).toBeGreaterThanOrEqual(Math.floor(ROUNDS / 2));
});
