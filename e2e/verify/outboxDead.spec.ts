import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { ROOT } from '../console/startConsole';
import { expectAllDelivered } from './countDeliveries';
import { OutboxFixture } from './OutboxFixture';

/** `npm run verify:outbox`: an operator can list permanently refused messages and send them again. */
const run = promisify(execFile);

let fixture: OutboxFixture;
test.beforeEach(async () => {
  fixture = await OutboxFixture.start();
});
test.afterEach(() => fixture.stop());

/** `npm run admin -- …`, while the server is running. */
async function admin(...words: string[]): Promise<string> {
  const { environment, first } = fixture;
  const { stdout } = await run('node', ['server/dist/admin.mjs', ...words], {
    cwd: ROOT,
    env: { ...process.env, ...environment, DATA_DIR: first.dataDir },
  });
  return stdout;
}

const dead = async (): Promise<string[]> => {
  const { rows } = await fixture.db.query<{ message_id: string }>(
    `select message_id from outbox where dead_at is not null
     union all select message_id from web_push_outbox where dead_at is not null`,
  );
  return rows.map(({ message_id }) => message_id);
};

test('a dead letter is listed, replayed, and then delivered with its former id', async () => {
  await fixture.delivered();
  await fixture.receivers.behave('refuses');
  expect((await fixture.create()).status).toBe(201);
  await expect.poll(async () => (await dead()).length, { timeout: 60_000 }).toBe(2);
  const ids = await dead();
  const listed = await admin('dead-letters');
  expect(listed).toContain('2 dead letters:');
  for (const id of ids) expect(listed).toContain(id);
  // The operator fixes the cause first.
  await fixture.receivers.behave('well');
  expect(await admin('replay', 'all')).toContain('2 messages wait for delivery again.');
  await expect.poll(() => fixture.receivers.mails.length, { timeout: 60_000 }).toBe(1);
  expect(ids).toContain(fixture.receivers.mails[0]?.id);
  await fixture.delivered();
  await expectAllDelivered(fixture);
  expect(await admin('dead-letters')).toContain('There are no dead letters.');
});
