import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { memoryOf } from '../bench/watchMemory';
import { ownPostgres } from '../console/ownPostgres';
import { dataFolder, startServer, type RunningServer } from '../console/startConsole';
import { AccountFixture } from './AccountFixture';
import { loadSteps } from './loadSteps';
import { seededRandom, quantile } from './seededRandom';
import { nextCall, type Call, type Tenant } from './workloadMix';
import { seedDealers, TICKETS } from './seedDealers';

/**
 * `npm run verify:load`: a real day of 50 dealers on several servers that share one PostgreSQL. VERIFY_MINUTES (30),
 * VERIFY_DEALERS (50), VERIFY_SERVERS (2). With VERIFY_CAPACITY=1 the dealers join one after the other, and the proof
 * prints how many were held within 50 ms.
 */
const setting = (name: string, usual: number) => Number(process.env[name] ?? usual);
const MINUTES = setting('VERIFY_MINUTES', 30);
const DEALERS = setting('VERIFY_DEALERS', 50);
const SERVERS = setting('VERIFY_SERVERS', 2);
const JOINS = setting('VERIFY_CAPACITY', 0) === 1;
/** Milliseconds between two calls of a dealer: the minimum, and the random part. */
const LOOK = { least: 300, more: 1_400 };
const MEMORY_EVERY = 5_000;
/** The maximum growth of a server's memory from the second quarter of the time to the last. */
const GROWTH = { part: 0.15, bytes: 25e6 };

test.setTimeout(MINUTES * 60_000 + 1_200_000);

test('a real day: no call fails, no memory grows, several servers on one PostgreSQL', async () => {
  const postgres = await ownPostgres({ log_duration: 'on' });
  const dataDirs = Array.from({ length: SERVERS }, () => dataFolder());
  const servers: RunningServer[] = [];
  try {
    for (const dataDir of dataDirs)
      servers.push(
        await startServer(dataDir, {
          DATABASE_URL: postgres.url,
          JWT_SECRET: 'one secret for all servers, long enough',
          ACCESS_TOKEN_LIFETIME: '5h',
          DEMO: '0',
        }),
      );
    const [first] = servers;
    if (!first) throw new Error('There is no server.');
    const fixture = new AccountFixture({ url: first.url, dataDir: dataDirs[0] ?? '' }, '');
    const all = await seedDealers(fixture, postgres.connection, DEALERS);

    const alreadyLogged = readFileSync(postgres.log).length;
    const memory = servers.map((): number[] => []);
    const watch = setInterval(
      () => servers.forEach(({ pid }, at) => memory[at]?.push(memoryOf(pid) ?? 0)),
      MEMORY_EVERY,
    );
    const [loadBefore = 0] = loadavg();
    const began = Date.now();
    const during = MINUTES * 60_000;
    const until = began + during;
    const days = await Promise.all(
      all.map(async (office, at) => {
        if (JOINS) await pause((during * at) / DEALERS);
        return aDay(office, servers, until, at);
      }),
    );
    clearInterval(watch);

    const figures = days.flatMap(({ answered }) => answered);
    const failures = days.flatMap(({ failed }) => failed);
    console.log(
      `${DEALERS} dealers, ${SERVERS} servers on PostgreSQL ${postgres.version}, ${MINUTES} minutes: ` +
        `${figures.length} calls (${(figures.length / MINUTES / 60).toFixed(1)} a second), ${failures.length} failed`,
    );
    const [loadAfter = 0] = loadavg();
    console.log(
      `on ${availableParallelism()} cores with PostgreSQL and the callers; the load was ${loadBefore.toFixed(1)} before, ${loadAfter.toFixed(1)} after`,
    );
    if (JOINS) {
      const calls = figures.filter(({ kind }) => kind !== 'heavy');
      const relative = calls.map((call) => ({ ...call, at: call.at - began }));
      console.log(loadSteps(relative, { during, dealers: DEALERS, tickets: TICKETS }).join('\n'));
    }
    for (const name of ['list', 'detail', 'write', 'heavy'] as const)
      console.log(
        lineOf(
          name,
          figures.filter(({ kind }) => kind === name).map(({ ms }) => ms),
        ),
      );
    for (const name of new Set(figures.map((figure) => figure.name)))
      console.log(
        lineOf(
          `  ${name}`,
          figures.filter((figure) => figure.name === name).map(({ ms }) => ms),
        ),
      );
    console.log(
      lineOf('the database itself, a step of a statement', durationsIn(postgres.log, alreadyLogged)),
    );
    const growths = memory.map(growthOf);
    growths.forEach(({ before, after }, at) =>
      console.log(
        `server ${at + 1}: ${megabytes(before)} MB in the second quarter, ${megabytes(after)} MB in the last`,
      ),
    );
    // More dealers need more memory, and the last ones may be refused.
    if (JOINS) return;
    expect(failures.slice(0, 20)).toEqual([]);
    for (const { before, after } of growths)
      expect(after - before).toBeLessThan(Math.max(before * GROWTH.part, GROWTH.bytes));
  } finally {
    for (const server of servers) await server.end('SIGTERM');
    postgres.remove();
    for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
  }
});

interface Answered extends Pick<Call, 'kind' | 'name'> {
  /** When it was sent. */
  at: number;
  ms: number;
  hasFailed: boolean;
}

/** One dealer's browser, until the day is over; each call goes to the next server. */
async function aDay(office: Tenant, servers: readonly RunningServer[], until: number, seed: number) {
  const chance = seededRandom(seed + 1);
  const answered: Answered[] = [];
  const failed: string[] = [];
  await pause(chance() * LOOK.more);
  for (let turn = 0; Date.now() < until; turn++) {
    const server = servers[(turn + seed) % servers.length];
    const call = nextCall(office, chance, turn);
    const at = Date.now();
    const began = performance.now();
    const fault = await send(server?.url ?? '', office, call);
    answered.push({
      kind: call.kind,
      name: call.name,
      at,
      ms: performance.now() - began,
      hasFailed: fault !== undefined,
    });
    if (fault) failed.push(fault);
    await pause(LOOK.least + chance() * LOOK.more);
  }
  return { answered, failed };
}

/** Sends a call and reads the whole answer; returns its fault, if any. */
async function send(url: string, { dealer }: Tenant, call: Call): Promise<string | undefined> {
  const { method, path, body, file, expects } = call;
  const form = new FormData();
  if (file !== undefined) form.append('file', new Blob([file], { type: 'text/csv' }), 'customers.csv');
  const sent = file === undefined ? body && JSON.stringify(body) : form;
  try {
    const answer = await fetch(new URL(path, url), {
      method,
      headers: {
        authorization: `Bearer ${dealer.access}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(sent === undefined ? {} : { body: sent }),
    });
    const content = Buffer.from(await answer.arrayBuffer());
    if (answer.status === expects) return undefined;
    return `${method} ${path}: ${answer.status} ${content.toString('utf8').slice(0, 200)}`;
  } catch (error) {
    return `${method} ${path}: ${String(error)}`;
  }
}

function lineOf(name: string, times: readonly number[]): string {
  const at = (part: number) => `${quantile(times, part).toFixed(1).padStart(8)} ms`;
  return `${name.padEnd(44)} ${String(times.length).padStart(8)}  median ${at(0.5)}  p99 ${at(0.99)}`;
}

/** The durations of the steps (parse, bind, execute) in PostgreSQL's log, in milliseconds. */
const durationsIn = (log: string, from: number): number[] =>
  [
    ...readFileSync(log)
      .subarray(from)
      .toString('utf8')
      .matchAll(/duration: ([\d.]+) ms/g),
  ].map(([, ms]) => Number(ms));

function growthOf(memory: readonly number[]): { before: number; after: number } {
  const quarter = Math.floor(memory.length / 4);
  return {
    before: quantile(memory.slice(quarter, 2 * quarter), 0.5),
    after: quantile(memory.slice(3 * quarter), 0.5),
  };
}

const megabytes = (bytes: number) => Math.round(bytes / 1e6);
