import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { expectAllDelivered } from './countDeliveries';
import { OutboxFixture } from './OutboxFixture';
import { startWorker } from './startWorker';

/** `npm run verify:outbox`: servers and a worker on one outbox. */
let fixture: OutboxFixture;
test.beforeEach(async () => {
  fixture = await OutboxFixture.start();
});
test.afterEach(() => fixture.stop());

test('two servers and a worker, one outbox: each message once', async () => {
  const second = await fixture.another();
  const worker = await startWorker(fixture);
  try {
    for (let n = 0; n < 50; n += 1)
      await Promise.all(
        [fixture.first, second, fixture.first, second].map((server) => fixture.create(false, server)),
      );
    const seconds = await fixture.delivered();
    const { keys } = await fixture.stored();
    expect(keys).toHaveLength(200);
    expect(await expectAllDelivered(fixture)).toEqual({ push: 0, mail: 0, browser: 0 });
    console.log(
      `two servers and a worker: ${keys.length} tickets, each notified once by push, by mail and to the browser, ` +
        `all of it ${seconds.toFixed(1)} s after the last change`,
    );
    expect(await worker.end()).toBe(0);
  } finally {
    await worker.end();
    await second.stop();
  }
});

test('npm run worker delivers for a server with BACKGROUND_WORK=0, and stops gracefully', async () => {
  await fixture.restart({ BACKGROUND_WORK: '0' });
  for (let n = 0; n < 5; n += 1) expect((await fixture.create()).status).toBe(201);
  // Three times the interval in which a server reads its outbox.
  await pause(3_000);
  const { pushes, mails, browsers } = fixture.receivers;
  expect([pushes, mails, browsers]).toEqual([[], [], []]);
  expect(await fixture.waiting()).toBeGreaterThanOrEqual(15);
  const worker = await startWorker(fixture);
  try {
    const seconds = await fixture.delivered();
    await expectAllDelivered(fixture);
    console.log(`a worker alone: all delivered ${seconds.toFixed(1)} s after it started`);
  } finally {
    expect(await worker.end()).toBe(0);
  }
});
