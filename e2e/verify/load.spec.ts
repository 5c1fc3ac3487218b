import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { expect, test } from '@playwright/test';
import { memoryOf } from '../bench/watchMemory';
import { quantile } from './seededRandom';
import { startInstallation, workingDay } from './workingDay';

/**
 * `npm run verify:load`: a real day of 50 dealers on several servers that share one PostgreSQL. VERIFY_MINUTES (30),
 * VERIFY_DEALERS (50), VERIFY_SERVERS (2).
 */
const setting = (name: string, usual: number) => Number(process.env[name] ?? usual);
const MINUTES = setting('VERIFY_MINUTES', 30);
const DEALERS = setting('VERIFY_DEALERS', 50);
const SERVERS = setting('VERIFY_SERVERS', 2);
const MEMORY_EVERY = 5_000;
/** The maximum growth of a server's memory from the second quarter of the time to the last. */
const GROWTH = { part: 0.15, bytes: 25e6 };

test.setTimeout(MINUTES * 60_000 + 1_200_000);

test('a real day: no call fails, no memory grows, several servers on one PostgreSQL', async () => {
  const { postgres, servers, all, stop } = await startInstallation({
    servers: SERVERS,
    dealers: DEALERS,
    settings: { log_duration: 'on' },
  });
  try {
    const alreadyLogged = readFileSync(postgres.log).length;
    const memory = servers.map((): number[] => []);
    const watch = setInterval(
      () => servers.forEach(({ pid }, at) => memory[at]?.push(memoryOf(pid) ?? 0)),
      MEMORY_EVERY,
    );
    const [loadBefore = 0] = loadavg();
    const until = Date.now() + MINUTES * 60_000;
    const days = await Promise.all(all.map((tenant, at) => workingDay(tenant, servers, until, at)));
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
    expect(failures.slice(0, 20)).toEqual([]);
    for (const { before, after } of growths)
      expect(after - before).toBeLessThan(Math.max(before * GROWTH.part, GROWTH.bytes));
  } finally {
    await stop();
  }
});

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
