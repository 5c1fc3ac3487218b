import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { ROOT, startConsole, type RunningConsole } from '../console/startConsole';
import { anotherDatabase } from './anotherDatabase';
import { OutboxWorld } from './OutboxWorld';
import { FAULTS, Receivers } from './Receivers';

/** `npm run verify:outbox`: what is told survives kills, is told once by several, and never slows the dealer. */
const ROUNDS = Number(process.env['VERIFY_ROUNDS'] ?? 50);
const AT_ONCE = 4;
const secret = randomBytes(24).toString('hex');

let cluster: RunningConsole;
let receivers: Receivers;
let environment: Record<string, string>;
let world: OutboxWorld;
let first: RunningConsole;
test.beforeEach(async () => {
  cluster = await startConsole({ JWT_SECRET: secret, DEMO: '0', DATABASE_URL: '', BACKGROUND_WORK: '1' });
  receivers = new Receivers();
  const DATABASE_URL = await anotherDatabase(cluster.dataDir);
  environment = { ...(await receivers.start()), JWT_SECRET: secret, DEMO: '0', DATABASE_URL };
  first = await startConsole(environment);
  world = await OutboxWorld.make(first, secret, DATABASE_URL);
});
test.afterEach(async () => {
  await world.close();
  await first.stop();
  await cluster.stop();
  receivers.stop();
});

/** How often each ticket was told, and how many messages came more than once but under one id. */
function countOf(messages: readonly { id: string; ticket: string }[]) {
  const ids = new Map<string, Set<string>>();
  for (const { id, ticket } of messages) ids.set(ticket, (ids.get(ticket) ?? new Set()).add(id));
  return {
    tickets: [...ids.keys()].toSorted(),
    withSeveralIds: [...ids.values()].filter((of) => of.size > 1).length,
    again: messages.length - ids.size,
  };
}

test('kill -9 between the change and the delivery: nothing is lost, nothing is told that was rolled back', async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    let answered = () => {};
    const firstAnswer = new Promise<void>((resolve) => (answered = resolve));
    const changes = Array.from({ length: AT_ONCE }, (_, at) =>
      world.create(first, at === 0).then(
        ({ status, text }) => {
          if (status !== 201) return;
          acknowledged.push(JSON.parse(text).ticket_key);
          answered();
        },
        () => undefined,
      ),
    );
    // Two in three from the first acknowledged change on, while others are stored and told; the others blindly.
    await (round % 3 === 0 ? pause((round * 37) % 400) : firstAnswer.then(() => pause((round * 13) % 150)));
    process.kill(first.pid, 'SIGKILL');
    await Promise.all(changes);
    await first.stop();
    first = await startConsole(environment);
  }
  const seconds = await world.delivered();
  const stored = (await world.stored()).toSorted();
  const [pushes, mails] = [countOf(receivers.pushes), countOf(receivers.mails)];
  console.log(
    `${ROUNDS} kills: ${stored.length} tickets stored, ${acknowledged.length} of them acknowledged; ` +
      `${pushes.tickets.length} told by push (${pushes.again} again under the same key), ` +
      `${mails.tickets.length} by mail (${mails.again} again); the last after ${seconds.toFixed(1)} s`,
  );
  expect(stored).toEqual(expect.arrayContaining(acknowledged));
  expect(pushes).toMatchObject({ tickets: stored, withSeveralIds: 0 });
  expect(mails).toMatchObject({ tickets: stored, withSeveralIds: 0 });
  // Every round that waited for an answer has stored a ticket at least.
  expect(stored.length).toBeGreaterThanOrEqual(Math.floor((ROUNDS * 2) / 3));
});

test('two servers and a worker, one outbox: each message once', async () => {
  const second = await startConsole(environment);
  const worker = spawn('node', ['server/dist/worker.mjs'], {
    cwd: ROOT,
    env: { ...process.env, ...environment, PUBLIC_URL: first.url, DATA_DIR: first.dataDir },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    await once(worker.stdout, 'data');
    for (let n = 0; n < 50; n += 1)
      await Promise.all([first, second, first, second].map((server) => world.create(server)));
    const seconds = await world.delivered();
    const stored = (await world.stored()).toSorted();
    console.log(
      `two servers and a worker: ${stored.length} tickets, ${receivers.pushes.length} pushes, ` +
        `${receivers.mails.length} mails, all told ${seconds.toFixed(1)} s after the last change`,
    );
    expect(stored).toHaveLength(200);
    expect(countOf(receivers.pushes)).toEqual({ tickets: stored, withSeveralIds: 0, again: 0 });
    expect(countOf(receivers.mails)).toEqual({ tickets: stored, withSeveralIds: 0, again: 0 });
    const ended = once(worker, 'exit');
    worker.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  } finally {
    worker.kill('SIGKILL');
    await second.stop();
  }
});

test('a worker alone delivers for a server that is told not to', async () => {
  await first.stop();
  first = await startConsole({ ...environment, BACKGROUND_WORK: '0' });
  for (let n = 0; n < 5; n += 1) expect((await world.create(first)).status).toBe(201);
  await pause(3_000);
  expect([receivers.pushes, receivers.mails]).toEqual([[], []]);
  const worker = spawn('node', ['server/dist/worker.mjs'], {
    cwd: ROOT,
    env: { ...process.env, ...environment, PUBLIC_URL: first.url, DATA_DIR: first.dataDir },
    stdio: 'ignore',
  });
  try {
    await world.delivered();
    expect([receivers.pushes.length, receivers.mails.length]).toEqual([5, 5]);
  } finally {
    const ended = once(worker, 'exit');
    worker.kill('SIGTERM');
    await ended;
  }
});

test('services that are down, slow or lying: the dealer waits no longer, and all is told when they are well', async () => {
  const times = async () => {
    const taken: number[] = [];
    for (let n = 0; n < 20; n += 1) {
      const began = performance.now();
      expect((await world.create(first)).status).toBe(201);
      taken.push(performance.now() - began);
    }
    const inOrder = taken.toSorted((a, b) => a - b);
    return { median: inOrder[10] ?? 0, longest: inOrder[19] ?? 0 };
  };
  await times();
  const usual = await times();
  console.log(`well: median ${usual.median.toFixed(0)} ms, longest ${usual.longest.toFixed(0)} ms`);
  for (const fault of FAULTS) {
    receivers.behaviour = fault;
    const { median, longest } = await times();
    receivers.behaviour = 'well';
    const seconds = await world.delivered();
    console.log(
      `${fault}: median ${median.toFixed(0)} ms, longest ${longest.toFixed(0)} ms; all told ${seconds.toFixed(1)} s after`,
    );
    expect(median, fault).toBeLessThan(Math.max(3 * usual.median, 100));
    expect(longest, fault).toBeLessThan(1_000);
  }
  const stored = (await world.stored()).toSorted();
  expect(countOf(receivers.pushes)).toMatchObject({ tickets: stored, withSeveralIds: 0 });
  expect(countOf(receivers.mails).tickets).toEqual(stored);
});
