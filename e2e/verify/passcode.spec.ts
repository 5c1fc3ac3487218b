import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { startConsole } from '../console/startConsole';
import { AccountFixture } from './AccountFixture';
import { createSecondDatabase } from './createSecondDatabase';
import { CONCURRENCY, racePasscode, type Race } from './racePasscode';

/** `npm run verify:passcode`: a passcode works once, even with concurrent attempts. */
const ROUNDS = Number(process.env['VERIFY_ROUNDS'] ?? 200);
const secret = randomBytes(24).toString('hex');
const given = process.env['DATABASE_URL'];
const OURS = { JWT_SECRET: secret, DEMO: '0' };

function report(where: string, { successes, unexpected, times }: Race): void {
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  const right = successes.filter((count) => count === 1).length;
  console.log(
    `${where}: ${successes.length} rounds of ${CONCURRENCY} at once, ${right} with exactly one success, ` +
      `${unexpected.length} unexpected answers; median ${Math.round(median)} ms a round`,
  );
  expect(unexpected).toEqual([]);
  expect(successes).toEqual(Array.from({ length: ROUNDS }, () => 1));
}

test('on the embedded PostgreSQL', async () => {
  const running = await startConsole({ ...OURS, DATABASE_URL: '' });
  try {
    report('embedded, one server', await racePasscode([new AccountFixture(running, secret)], ROUNDS));
  } finally {
    await running.stop();
  }
});

test('on DATABASE_URL, by two servers that share it', async () => {
  // By default, a new database in an existing cluster.
  const cluster = given === undefined ? await startConsole({ ...OURS, DATABASE_URL: '' }) : undefined;
  const DATABASE_URL = cluster ? await createSecondDatabase(cluster.dataDir) : String(given);
  // The first server sends the mail, so that the test finds it.
  const first = await startConsole({ ...OURS, DATABASE_URL });
  const second = await startConsole({ ...OURS, DATABASE_URL, DATA_DIR: first.dataDir });
  try {
    const worlds = [new AccountFixture(first, secret), new AccountFixture(second, secret)] as const;
    report('DATABASE_URL, two servers', await racePasscode([...worlds], ROUNDS));
  } finally {
    await second.stop();
    await first.stop();
    await cluster?.stop();
  }
});
