import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { Client } from 'pg';
import { ROOT, databaseOf, dataFolder, homeOf } from '../console/startConsole';
import { AccountFixture } from './AccountFixture';
import { seededRandom } from './seededRandom';

/** `npm run verify:stop`: SIGTERM ends the server within 6 seconds, with 0 and with its database. VERIFY_ROUNDS: how often. */
const ROUNDS = Number(process.env['VERIFY_ROUNDS'] ?? 40);
const LONGEST = 6_000;
/** The time range of a first start in which it is stopped, in milliseconds. */
const START = 4_000;
test.setTimeout(ROUNDS * 60_000);

interface Stopped {
  code: number | null;
  milliseconds: number;
}

/** The activity while the server is stopped; resolves when it is running, and is notified at the end. */
type Situation = (url: string, dataDir: string) => Promise<() => Promise<void>>;

const run = (dataDir: string, environment: Record<string, string>) =>
  spawn('node', ['server/dist/main.mjs'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });

async function stopServer(server: ReturnType<typeof run>): Promise<Stopped> {
  const began = performance.now();
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  const [code] = await ended;
  return { code, milliseconds: performance.now() - began };
}

/** Whether a PostgreSQL is running in the server's folder; a zombie process does not count. */
function databaseRuns(dataDir: string): boolean {
  const cluster = path.join(homeOf(dataDir), 'cluster');
  const note = path.join(cluster, 'postmaster.pid');
  if (!existsSync(note)) return false;
  try {
    return readlinkSync(`/proc/${readFileSync(note, 'utf8').split('\n')[0]}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}

/** Resolves once the server has locked its folder: before that it has started nothing, and may not handle signals yet. */
async function begins(dataDir: string): Promise<void> {
  while (!existsSync(path.join(dataDir, 'server.sock'))) await pause(5);
}

/** Sends a part of a request on a new connection, and waits for a part of the answer. */
const sending =
  (text: string, until?: RegExp): Situation =>
  async (url) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(text);
    if (until) await answered(socket, until);
    return async () => void socket.destroy();
  };

async function answered(socket: Socket, until: RegExp): Promise<void> {
  for (let output = ''; !until.test(output);) output += String((await once(socket, 'data'))[0]);
}

const KEPT = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
const HALF = 'POST /api/account/token/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

/** Registers a dealer, which sends a mail. */
const registers: Situation = async (url, dataDir) => {
  await new AccountFixture({ url, dataDir }, '').register();
  return async () => undefined;
};

/** Locks the table of users, so that a sign-in waits. */
const locked: Situation = async (url, dataDir) => {
  const client = new Client(databaseOf(dataDir));
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin; lock table users');
  const waiting = new AccountFixture({ url, dataDir }, '').signIn('nobody').catch(() => undefined);
  await pause(100);
  return async () => {
    await waiting;
    await client.end().catch(() => undefined);
  };
};

/** Browsers with kept connections that send the next request right after each answer. */
const busy: Situation = async (url, dataDir) => {
  let over = false;
  const fixture = new AccountFixture({ url, dataDir }, '');
  const browsers = Array.from({ length: 8 }, async () => {
    while (!over) await fixture.signIn('nobody').catch(() => (over = true));
  });
  await pause(200);
  return async () => {
    over = true;
    await Promise.all(browsers);
  };
};

const follows: Situation = async (url, dataDir) => {
  const { access } = await new AccountFixture({ url, dataDir }, '').member();
  const stream = `GET /api/events/ HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${access}\r\n\r\n`;
  return sending(stream, /event-stream/)(url, dataDir);
};

const SITUATIONS: readonly [string, Situation][] = [
  ['an idle connection that is kept', sending(KEPT, /ok|true|200/)],
  ['a request in flight on a connection that is kept', busy],
  ['a body that never ends', sending(`${HALF}Content-Length: 100\r\n\r\n{`)],
  ['headers that never end', sending(HALF)],
  ['a browser that follows events', follows],
  ['a mail that its server does not take', registers],
  ['a query that waits for a lock', locked],
];

test('SIGTERM: 0 within 6 seconds, and the database has stopped', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const environment = {
    DATABASE_URL: '',
    DEMO: '0',
    RATE_LIMIT_FACTOR: '1000',
    SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    REQUIRE_VERIFIED_EMAIL: '0',
  };
  const longest: Record<string, number> = {};
  const expectStopped = (what: string, { code, milliseconds }: Stopped, dataDir: string) => {
    longest[what] = Math.round(Math.max(longest[what] ?? 0, milliseconds));
    expect({ what, code, runs: databaseRuns(dataDir) }).toEqual({ what, code: 0, runs: false });
    expect(milliseconds, what).toBeLessThan(LONGEST);
  };
  const dataDir = dataFolder();
  const chance = seededRandom(ROUNDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const [what, situation] = SITUATIONS[round % (SITUATIONS.length + 1)] ?? ['a first start', undefined];
    if (situation) {
      const server = run(dataDir, environment);
      const url = await readyAt(server);
      const over = await situation(url, dataDir);
      const stopped = await stopServer(server);
      await over();
      expectStopped(what, stopped, dataDir);
    } else {
      const fresh = dataFolder();
      const server = run(fresh, { ...environment, DEMO: '1' });
      await begins(fresh);
      await pause(chance() * START);
      expectStopped(what, await stopServer(server), fresh);
      rmSync(fresh, { recursive: true, force: true });
    }
  }
  rmSync(dataDir, { recursive: true, force: true });
  silent.close();
  console.log(`${ROUNDS} stops; the longest, in milliseconds: ${JSON.stringify(longest)}`);
});

test('a data directory that cannot be created: one sentence at once', async () => {
  const server = spawn('node', ['server/dist/main.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: '/proc/x', DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  server.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = await once(server, 'close');
  expect(code).toBe(1);
  expect(output).toMatch(/^The data directory \/proc\/x cannot be made or written: [^\n]+\n$/);
});

async function readyAt(server: ReturnType<typeof run>): Promise<string> {
  for await (const line of createInterface({ input: server.stdout })) {
    const [, address] = /is ready at (\S+)/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('The server did not start.');
}
