import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { goLive } from '../../admin/goLive';
import { sendNext } from '../../outbox/sendOutbox';
import { mailOutbox } from '../../mail/mailOutbox';
import { testDatabase, type TestDatabase } from '../../testing/testDatabase';
import type { Database } from '../Database';
import { migrate } from '../migrate';
import { checkBackup } from './checkBackup';
import { findMessageHold } from './messageHold';
import { restoreBackup } from './restoreBackup';
import { withWayBack } from './wayBack';
import { writeBackup } from './writeBackup';

let folder: string;
let file: string;
let source: TestDatabase;
let target: TestDatabase;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'se-backup-'));
  file = path.join(folder, 'one.backup');
  source = await testDatabase();
  await source.database.query("insert into dealers (dealer_id, passcode) values (1, '428519')");
  await enqueue(source.database, 'Old');
  await writeBackup(source.database, file);
  target = await testDatabase('template0');
});
afterEach(async () => {
  await source.close();
  await target.close();
  rmSync(folder, { recursive: true });
});

const enqueue = (database: Database, subject: string) =>
  database.query(
    `insert into outbox (dealer_id, recipient, subject, body_text, body_html) values (1, 'a@example.com', $1, 'x', '')`,
    [subject],
  );

/** Delivers what is due; returns the subjects. */
async function delivered({ database }: TestDatabase): Promise<string[]> {
  const sent: string[] = [];
  const outbox = mailOutbox(async ({ subject }) => void sent.push(subject));
  const { log } = fastify();
  for (let more = true; more;) more = await sendNext(database, outbox, log);
  return sent;
}

test('a restored database holds its messages until it is the live one (R853)', async () => {
  await restoreBackup(target.connection, file);
  expect(await delivered(target)).toEqual([]);
  expect(await findMessageHold(target.database)).toBeDefined();
  await enqueue(target.database, 'New');
  expect(await goLive(target.database, 'discard')).toBe(
    'This database is the live one now. 1 message waits and will be sent. 1 message of the backup was dropped.',
  );
  expect(await delivered(target)).toEqual(['New']);
  await expect(goLive(target.database, 'send')).rejects.toThrow('This database sends its messages already.');
});

test('with go-live send the messages of the backup are sent, too (R853)', async () => {
  await restoreBackup(target.connection, file);
  await expect(goLive(target.database, 'now')).rejects.toThrow(
    'go-live takes the word send or the word discard',
  );
  expect(await goLive(target.database, 'send')).toBe(
    'This database is the live one now. 1 message waits and will be sent.',
  );
  expect(await delivered(target)).toEqual(['Old']);
});

test('a database of a newer version names the backup that leads back', async () => {
  const dir = path.join(folder, 'scheduled');
  await mkdir(dir);
  const before = path.join(dir, '2026-01-01T00-00-00Z.backup');
  await writeBackup(source.database, before);
  await source.database.query("insert into schema_migrations (name, checksum) values ('9999_later', 'x')");
  await writeBackup(source.database, path.join(dir, '2026-02-01T00-00-00Z.backup'));
  const refused = await migrate(source.connection).catch((error: unknown) => error);
  await expect(
    withWayBack(refused, { every: undefined, keep: 1, dir, key: undefined }),
  ).resolves.toMatchObject({
    message: expect.stringContaining(`npm run restore ${before}`),
  });
  const none = await withWayBack(refused, { every: undefined, keep: 1, dir: folder, key: undefined });
  expect(String(none)).toContain(`There is no backup of this version in ${folder}`);
});

test('an account that may not create databases is told so by the check', async () => {
  const refuses: Database = {
    ...source.database,
    query: () =>
      Promise.reject(Object.assign(new Error('permission denied to create database'), { code: '42501' })),
  };
  await expect(checkBackup(refuses, source.connection, file)).rejects.toThrow(
    'The scratch database for the check cannot be created: permission denied to create database. Please use an account that may',
  );
});
