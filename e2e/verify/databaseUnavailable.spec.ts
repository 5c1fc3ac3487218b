import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { ownPostgres } from '../console/ownPostgres';
import { dataFolder, startServer } from '../console/startConsole';
import { AccountFixture } from './AccountFixture';
import { sendRequest } from './sendRequest';
import { expectNothingLost } from './Ledger';
import { WriteLoad } from './WriteLoad';

/** `npm run verify:away`: the database is unavailable for a minute under load. VERIFY_SECONDS sets the time. */
const SECONDS = Number(process.env['VERIFY_SECONDS'] ?? 60);
const WRITERS = 6;
const LONGEST_ANSWER = 10_000;
const LONGEST_RETURN = 15_000;

test.setTimeout(SECONDS * 3_000 + 300_000);

test('while the database is unreachable everything quickly gets 503 with Retry-After; then it recovers automatically (R948)', async () => {
  const postgres = await ownPostgres();
  const dataDir = dataFolder();
  const { url, end } = await startServer(dataDir, {
    DATABASE_URL: postgres.url,
    JWT_SECRET: 'as long as a secret of a server must be',
    DEMO: '0',
  });
  try {
    const fixture = new AccountFixture({ url, dataDir }, '');
    const load = await WriteLoad.begin(fixture, WRITERS);
    let over = false;
    const writing = load.write(url, () => over, true);
    await pause(1_500);

    postgres.halt();
    const away = Date.now() + SECONDS * 1000;
    const seen = {
      read: new Set<string>(),
      health: new Set<number>(),
      ready: new Set<number>(),
      slowest: 0,
      asked: 0,
    };
    while (Date.now() < away) {
      const began = performance.now();
      const read = await load.get(url, '/api/elevators/?page=1');
      seen.slowest = Math.max(seen.slowest, performance.now() - began);
      seen.read.add(`${read.status} retry-after ${String(read.headers['retry-after'])}`);
      seen.health.add((await sendRequest(url, 'GET', '/healthz')).status);
      seen.ready.add((await sendRequest(url, 'GET', '/readyz')).status);
      seen.asked += 3;
      await pause(250);
    }
    expect([...seen.read]).toEqual(['503 retry-after 5']);
    expect([...seen.health]).toEqual([200]);
    expect([...seen.ready]).toEqual([503]);
    expect(seen.slowest).toBeLessThan(LONGEST_ANSWER);

    await postgres.start();
    const began = performance.now();
    while ((await load.get(url, '/api/elevators/?page=1')).status !== 200) {
      expect(performance.now() - began).toBeLessThan(LONGEST_RETURN);
      await pause(100);
    }
    const back = performance.now() - began;
    const before = load.ledger.entries.filter(({ acknowledged }) => acknowledged).length;
    await pause(2_000);
    over = true;
    const refusals = await writing;
    const refused = refusals.get(503);
    expect([...refusals.keys()]).toEqual([503]);
    expect(refused?.retryAfter).toBe(refused?.count);
    const found = await load.ledger.compare(postgres.connection);
    expectNothingLost(found);
    expect(found.acknowledged).toBeGreaterThan(before);
    console.log(
      `PostgreSQL ${postgres.version} away for ${SECONDS} s under load: ${seen.asked} looks and ${refused?.count} changes, ` +
        `each refused with 503 and Retry-After (slowest look ${Math.round(seen.slowest)} ms); readable again ` +
        `${Math.round(back)} ms after it is back; ${found.acknowledged} acknowledged writes, 0 lost, 0 duplicated`,
    );
  } finally {
    await end('SIGTERM');
    postgres.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
