import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { Pool } from 'pg';
import { seedDealer } from '../console/seedDealer';
import { ownPostgres } from '../console/ownPostgres';
import { dataFolder, startServer } from '../console/startConsole';
import { busiestCalls } from './busiestCalls';
import { recordFigure } from './figures';
import { caller, loadTest } from './loadTest';
import { recordStatements, type Statement } from './recordStatements';

const TICKETS = 100_000;
const ELEVATORS = 25_000;
/** The number of concurrent callers. */
const CONNECTIONS = 32;
/** The connections of the driver: as many as a server has. */
const POOL = 10;
/** The limit of the 99th percentile of list pages, in milliseconds. */
const P99 = 50;
/** The minimum throughput as a share of that of the database alone. */
const SHARE = 0.5;

const settings = {
  JWT_SECRET: 'one secret for both servers, and long enough',
  ACCESS_TOKEN_LIFETIME: '5h',
  DEMO: '0',
};

for (const programs of ['system', 'bundled'] as const) {
  test(`the ten busiest calls, compared with the database alone (PostgreSQL: ${programs})`, async () => {
    test.setTimeout(1_200_000);
    const postgres = await ownPostgres({}, dataFolder(), programs);
    const recorder = await recordStatements(
      `${String(postgres.connection.host)}/.s.PGSQL.${postgres.connection.port ?? 5432}`,
    );
    const server = await startServer(dataFolder(), { ...settings, DATABASE_URL: postgres.url });
    const { user = '', database = '' } = postgres.connection;
    const tapped = await startServer(dataFolder(), {
      ...settings,
      BACKGROUND_WORK: '0',
      DATABASE_URL: `postgres://${user}@127.0.0.1:${recorder.port}/${database}`,
    });
    const pool = new Pool({ ...postgres.connection, max: POOL });
    try {
      const { token, dealerId } = await seedDealer(server.url, postgres.connection, {
        elevators: ELEVATORS,
        tickets: TICKETS,
      });
      for (const { name, path, list } of busiestCalls(dealerId)) {
        const ask = async () => {
          const answer = await fetch(tapped.url + path, { headers: { authorization: `Bearer ${token}` } });
          expect(answer.status, path).toBe(200);
          await answer.arrayBuffer();
        };
        await ask();
        recorder.taken();
        await ask();
        const statements = recorder.taken().filter(({ text }) => text !== 'select 1');
        const callers = Array.from({ length: CONNECTIONS }, () => caller(server.url, path, token));
        const served = await loadTest(await Promise.all(callers));
        const alone = await loadTest(
          Array.from({ length: CONNECTIONS }, () => () => sendAll(pool, statements)),
        );
        const what = `API on PostgreSQL ${postgres.version}, ${name}`;
        recordFigure(`${what} · rate`, Math.round(served.rate), '/s');
        recordFigure(`${what} · database alone`, Math.round(alone.rate), '/s');
        recordFigure(`${what} · share`, Math.round((served.rate / alone.rate) * 100) / 100, 'x');
        recordFigure(`${what} · p50`, Math.round(served.p50 * 10) / 10, 'ms');
        recordFigure(`${what} · p99`, Math.round(served.p99 * 10) / 10, 'ms');
        expect.soft(served.rate / alone.rate, `${what}, beside the database`).toBeGreaterThanOrEqual(SHARE);
        if (list) expect.soft(served.p99, `${what}, p99`).toBeLessThan(P99);
      }
    } finally {
      await pool.end();
      await tapped.end('SIGTERM');
      await server.end('SIGTERM');
      await recorder.stop();
      postgres.remove();
    }
  });
}

/** The statements of one call, in the order in which the server sends them. */
async function sendAll(pool: Pool, statements: readonly Statement[]): Promise<void> {
  for (const { text, values } of statements)
    await pool.query({ name: createHash('sha1').update(text).digest('hex'), text, values });
}
