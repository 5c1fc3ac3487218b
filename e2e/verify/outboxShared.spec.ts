import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { expectAllDelivered } from './countDeliveries';
import { OutboxWorld } from './OutboxWorld';
import { startWorker } from './startWorker';

/** `npm run verify:outbox`: servers and a worker on one outbox. */
let world: OutboxWorld;
test.beforeEach(async () => {
  world = await OutboxWorld.start();
});
test.afterEach(() => world.stop());

test('two servers and a worker, one outbox: each message once', async () => {
  const second = await world.another();
  const worker = await startWorker(world);
  try {
    for (let n = 0; n < 50; n += 1)
      await Promise.all(
        [world.first, second, world.first, second].map((server) => world.create(false, server)),
      );
    const seconds = await world.delivered();
    const { keys } = await world.stored();
    expect(keys).toHaveLength(200);
    expect(await expectAllDelivered(world)).toEqual({ push: 0, mail: 0, browser: 0 });
    console.log(
      `two servers and a worker: ${keys.length} tickets, each told once by push, by mail and to the browser, ` +
        `all of it ${seconds.toFixed(1)} s after the last change`,
    );
    expect(await worker.end()).toBe(0);
  } finally {
    await worker.end();
    await second.stop();
  }
});

test('npm run worker delivers for a server with BACKGROUND_WORK=0, and stops gracefully', async () => {
  await world.restart({ BACKGROUND_WORK: '0' });
  for (let n = 0; n < 5; n += 1) expect((await world.create()).status).toBe(201);
  // Three times as long as a server leaves between two looks into its outbox.
  await pause(3_000);
  const { pushes, mails, browsers } = world.receivers;
  expect([pushes, mails, browsers]).toEqual([[], [], []]);
  expect(await world.waiting()).toBeGreaterThanOrEqual(15);
  const worker = await startWorker(world);
  try {
    const seconds = await world.delivered();
    await expectAllDelivered(world);
    console.log(`a worker alone: all told ${seconds.toFixed(1)} s after it started`);
  } finally {
    expect(await worker.end()).toBe(0);
  }
});
