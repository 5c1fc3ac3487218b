import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { createDealerFixture, type DealerFixture } from './hostile/DealerFixture';
import { bruteForceSecrets, recordMails } from './hostile/bruteForce';
import { sendLarge } from './hostile/largeInputs';
import { hostileSearches, searchEverywhere } from './hostile/searches';
import { SECONDS, secondsUntilClosed, slowCallers } from './hostile/slowCallers';
import { startHostileFixture, type HostileFixture } from './hostile/HostileFixture';

/** `npm run verify:abuse`: guesses, slow callers, large inputs, slow queries; on the built server. */
const GUESSES = Number(process.env['VERIFY_ROUNDS'] ?? 10_000);
/** The maximum time of any call on a shared machine, in milliseconds. */
const LONGEST = 5_000;
const mark = randomUUID().slice(0, 8);

let fixture: HostileFixture;
let of: DealerFixture;
test.beforeAll(async () => {
  fixture = await startHostileFixture();
  await recordMails(fixture.db);
  of = await createDealerFixture(fixture, `abused${mark}`);
});
test.afterAll(() => fixture.stop());

test(`of ${GUESSES} guesses at a secret, five per code and thirty per hour and account are evaluated`, async () => {
  for (const { what, guesses, evaluated, anHour, afterwards, statuses } of await bruteForceSecrets(
    fixture,
    mark,
    GUESSES,
  )) {
    console.log(
      `${what}: ${guesses} guesses, ${evaluated} evaluated, ${anHour} in an hour; the right one afterwards: ` +
        `${afterwards}; by status ${JSON.stringify(statuses)}`,
    );
    expect.soft(anHour, what).toBeLessThanOrEqual(30);
    expect.soft(afterwards, `${what}: the right one, after the flood`).toBeGreaterThanOrEqual(400);
  }
  const { rows } = await fixture.db.query<{ tries: number }>(
    `select greatest((select max(wrong_tries) from password_resets), (select max(wrong_tries) from closing_codes)) as tries`,
  );
  console.log(`most tries that a code was compared with: ${rows[0]?.tries}`);
  expect(rows[0]?.tries).toBeLessThanOrEqual(5);
});

test('deliberately slow callers are disconnected, and others are answered meanwhile', async () => {
  const token = of.dealer.access;
  const HEADERS_SECONDS = 30;
  const slowConnections = Array.from({ length: 300 }, () =>
    secondsUntilClosed(fixture.url, 'GET / HTTP/1.1\r\n', 'X-More: 1\r\n', HEADERS_SECONDS),
  );
  const cut = Promise.all(
    slowCallers(token).map(async ({ what, begin, drip, within = SECONDS }) => ({
      what,
      within,
      seconds: await secondsUntilClosed(fixture.url, begin, drip, within),
    })),
  );
  const times: number[] = [];
  for (let asked = 0; asked < 50; asked++) {
    times.push((await fixture.send({ method: 'GET', path: '/healthz' })).ms);
    await pause(100);
  }
  for (const { what, within, seconds } of await cut) {
    console.log(`${what}: cut after ${seconds?.toFixed(0) ?? 'never'} s`);
    expect.soft(seconds, what).toBeLessThan(within);
  }
  const all = await Promise.all(slowConnections);
  console.log(
    `300 whose headers never end: cut after at most ${Math.max(...all.map((seconds) => seconds ?? Infinity)).toFixed(0)} s; ` +
      `/healthz meanwhile at most ${Math.max(...times).toFixed(0)} ms`,
  );
  expect(Math.max(...times)).toBeLessThan(1_000);
});

test('a megabyte in any field of any call gets a fast and short answer', async () => {
  const { requests, slowest, largest, statuses, faults } = await sendLarge(fixture, of);
  console.log(
    `${requests} requests of a megabyte; slowest ${slowest.ms.toFixed(0)} ms (${slowest.what}), largest answer ` +
      `${largest.bytes} bytes (${largest.what}); by status ${JSON.stringify(statuses)}`,
  );
  expect(faults).toEqual([]);
  expect(slowest.ms).toBeLessThan(LONGEST);
  expect(largest.bytes).toBeLessThan(3 * 1024 * 1024);
  const more = await fixture.send({
    method: 'POST',
    path: '/api/account/token/',
    headers: { 'content-type': 'application/json' },
    body: 'x'.repeat(1_100_000),
  });
  expect(more.status).toBe(413);
});

test('no search takes long, with any text, among 20,000 tickets and as many elevators', async () => {
  const { requests, slowest, statuses } = await searchEverywhere(fixture, of, 20_000);
  console.log(
    `${requests} lists searched with ${hostileSearches.length} hostile texts; slowest ${slowest.ms.toFixed(0)} ms ` +
      `(${slowest.what}); by status ${JSON.stringify(statuses)}`,
  );
  expect(slowest.ms).toBeLessThan(LONGEST);
  expect(Object.keys(statuses).filter((status) => Number(status) >= 500)).toEqual([]);
});

test('hanging queries delay neither /healthz nor calls without the database (R948)', async () => {
  const blocker = await fixture.db.connect();
  await blocker.query('begin; lock table tickets in access exclusive mode');
  const hung = Array.from({ length: 60 }, () =>
    fixture.send({
      method: 'GET',
      path: `/api/tickets/all-ticket-list-dealer/${of.dealer.id}/?page=1`,
      headers: { authorization: `Bearer ${of.dealer.access}` },
    }),
  );
  const times: number[] = [];
  for (let asked = 0; asked < 80; asked++) {
    const { ms, status } = await fixture.send({ method: 'GET', path: '/healthz' }, '127.0.9.9');
    expect(status).toBe(200);
    times.push(ms);
    await pause(100);
  }
  const refused = await Promise.race([Promise.all(hung).then(() => 'none'), pause(100).then(() => 'held')]);
  await blocker.query('rollback');
  blocker.release();
  const statuses = (await Promise.all(hung)).map(({ status }) => status);
  const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
  console.log(
    `60 lists while their table was locked: ${count(200)} answered once it was free, ${count(503)} refused with Retry-After; ` +
      `/healthz meanwhile at most ${Math.max(...times).toFixed(0)} ms (${refused})`,
  );
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(Math.max(...times)).toBeLessThan(1_000);
});
