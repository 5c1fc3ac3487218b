import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { killCluster, ownPostgres } from '../console/ownPostgres';
import { databaseOf, dataFolder, homeOf, startServer } from '../console/startConsole';
import { killRecovery } from './killRecovery';

/** `npm run verify:killed`: kill -9 under write load loses nothing. VERIFY_ROUNDS sets the number of kills on each database. */
const ROUNDS = Number(process.env['VERIFY_ROUNDS'] ?? 100);
test.setTimeout(ROUNDS * 30_000 + 60_000);

test('on the embedded database: nothing acknowledged is lost, and the server is back within 10 seconds', async () => {
  await killRecovery('embedded database', ROUNDS, {
    environment: () => ({ DATABASE_URL: '', DEMO: '0' }),
    connection: databaseOf,
    kill: async (dataDir) => void killCluster(path.join(homeOf(dataDir), 'cluster')),
  });
});

test('on a PostgreSQL: nothing acknowledged is lost, and the server is back within 10 seconds', async () => {
  const postgres = await ownPostgres();
  try {
    await killRecovery(`PostgreSQL ${postgres.version}`, ROUNDS, {
      environment: () => ({
        DATABASE_URL: postgres.url,
        JWT_SECRET: 'kept from one start to the next one',
        DEMO: '0',
      }),
      connection: () => postgres.connection,
      kill: async () => {
        await postgres.kill();
        await postgres.start();
      },
    });
  } finally {
    postgres.remove();
  }
});

test('a second server on the same data directory is refused with a sentence, also while the first is killed', async () => {
  const dataDir = dataFolder();
  const environment = { DATABASE_URL: '', DEMO: '0' };
  const first = await startServer(dataDir, environment);
  await expect(startServer(dataDir, environment)).rejects.toThrow(
    `Another server is already running on the data directory ${dataDir}.`,
  );
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  await first.end('SIGKILL');
  const orphan = Number(
    readFileSync(path.join(homeOf(dataDir), 'cluster/postmaster.pid'), 'utf8').split('\n')[0],
  );
  expect(() => process.kill(orphan, 0)).not.toThrow();
  // The lock and the orphaned database are both taken over, by exactly one of three.
  const tries = await Promise.allSettled([1, 2, 3].map(() => startServer(dataDir, environment)));
  const started = tries.filter((attempt) => attempt.status === 'fulfilled').map(({ value }) => value);
  expect(started).toHaveLength(1);
  for (const server of started) await server.end('SIGTERM');
});
