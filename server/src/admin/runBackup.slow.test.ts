import { mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testDatabase, type TestDatabase } from '../testing/testDatabase';
import { runBackup } from './runBackup';

let of: TestDatabase;
let dataDir: string;
beforeEach(async () => {
  of = await testDatabase();
  await of.database.query("insert into dealers (dealer_id, passcode) values (1, '428519')");
  dataDir = mkdtempSync(path.join(tmpdir(), 'se-backup-'));
});
afterEach(async () => {
  await of.close();
  rmSync(dataDir, { recursive: true });
});

/** Runs the command as `npm run backup` does, on the database of this test. */
function run(...args: string[]) {
  const { user = '', password = '', host = '', port = 5432, database = '' } = of.connection;
  const account = `${encodeURIComponent(user)}:${encodeURIComponent(String(password))}`;
  const databaseUrl = `postgres://${account}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  const backup = { every: undefined, keep: 3, dir: path.join(dataDir, 'backups'), key: undefined };
  const files = { bucket: undefined, quotaBytes: 1, clamdUrl: undefined };
  return runBackup(args, { databaseUrl, dataDir, backup, files });
}

test('a backup that was written is restored into a scratch database and counted', async () => {
  const file = path.join(dataDir, 'one.backup');
  const [, rows] = /^Wrote (\d+) rows? to/.exec(await run(file)) ?? [];
  expect(Number(rows)).toBeGreaterThan(0);
  await of.database.query("insert into dealers (dealer_id, passcode) values (2, '428520')");
  const checked = await run('--check', file);
  expect(checked).toMatch(
    new RegExp(`^Restored ${file} into a scratch database, .*: ${rows} rows? in \\d+ tables`),
  );
  expect(checked).toContain(`The database has ${Number(rows) + 1} rows now.`);
});

test('a damaged backup is not restored, and without a scheduled one --check says where it looked', async () => {
  const file = path.join(dataDir, 'one.backup');
  await run(file);
  truncateSync(file, 200);
  await expect(run('--check', file)).rejects.toThrow(file);
  await expect(run('--check')).rejects.toThrow(`There is no backup in ${path.join(dataDir, 'backups')}.`);
});
