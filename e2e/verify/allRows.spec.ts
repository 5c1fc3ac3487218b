import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { watchMemory } from '../bench/watchMemory';
import { dealerWith } from '../console/dealerWith';
import { ownPostgres } from '../console/ownPostgres';
import { dataFolder, startServer } from '../console/startConsole';
import { quantile } from './seededRandom';

/** `npm run verify:lists`: all rows of a long list cost little memory and do not delay other calls. */
const TICKETS = 100_000;
const MOST_MEGABYTES = 40;
/** Milliseconds within which 99 of 100 other calls are answered. */
const GOAL = 50;
/** On a machine that is too busy for the goal anyway: the allowed factor compared with before. */
const ALLOWED = 1.5;
/** Milliseconds between two other calls, and of the measurement before. */
const BETWEEN = 10;
const BEFORE = 5_000;
/** How often each form of the list is read. */
const ROUNDS = 3;

test(`all ${TICKETS} tickets at once, beside other calls`, async () => {
  const postgres = await ownPostgres();
  const server = await startServer(dataFolder(), {
    DATABASE_URL: postgres.url,
    JWT_SECRET: randomBytes(24).toString('hex'),
    ACCESS_TOKEN_LIFETIME: '1h',
    DEMO: '0',
  });
  try {
    const { token, dealerId } = await dealerWith(server.url, postgres.connection, {
      elevators: 0,
      tickets: TICKETS,
    });
    const path = `/api/tickets/all-ticket-list-emp/${dealerId}/`;
    const ask = (query: string, headers = {}) =>
      fetch(`${server.url}${path}${query}`, { headers: { authorization: `Bearer ${token}`, ...headers } });

    /** Milliseconds of other calls while `work` runs: the first page of the list, and what asks no database. */
    const beside = async (work: () => Promise<unknown>): Promise<number[]> => {
      let working = true;
      const figures: number[] = [];
      const others = [() => ask('?page=1'), () => fetch(`${server.url}/healthz`)].map(async (call) => {
        while (working) {
          const began = performance.now();
          const answer = await call();
          await answer.arrayBuffer();
          expect(answer.status).toBe(200);
          figures.push(performance.now() - began);
          await pause(BETWEEN);
        }
      });
      await work();
      working = false;
      await Promise.all(others);
      return figures;
    };

    // What was never executed is compiled, and the heap has its usual size.
    await beside(async () => (await ask('?ordering=label')).arrayBuffer());
    const usual = quantile(await beside(() => pause(BEFORE)), 0.99);
    console.log(`before: p99 of other calls ${usual.toFixed(0)} ms`);
    for (const [what, query, headers] of [
      ['JSON', '', {}],
      ['JSON with br', '', { 'accept-encoding': 'br' }],
      ['JSON by assignee', '?ordering=assignee_name', {}],
      ['NDJSON', '', { accept: 'application/x-ndjson' }],
    ] as const) {
      const grown = watchMemory(server.pid);
      let bytes = 0;
      const began = performance.now();
      const figures = await beside(async () => {
        for (let round = 0; round < ROUNDS; round++) {
          const answer = await ask(query, headers);
          bytes = 0;
          for await (const chunk of answer.body ?? []) bytes += chunk.length;
        }
      });
      const seconds = (performance.now() - began) / ROUNDS / 1000;
      const megabytes = (grown() ?? 0) / 1e6;
      const p99 = quantile(figures, 0.99);
      console.log(
        `${what}: ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s, the server grew by ` +
          `${megabytes.toFixed(0)} MB; ${figures.length} other calls, p99 ${p99.toFixed(0)} ms`,
      );
      expect.soft(megabytes, what).toBeLessThan(MOST_MEGABYTES);
      expect.soft(p99, what).toBeLessThan(Math.max(GOAL, ALLOWED * usual));
    }
  } finally {
    await server.end('SIGTERM');
    postgres.remove();
  }
});
