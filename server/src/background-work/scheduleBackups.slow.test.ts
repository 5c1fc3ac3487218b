import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '../database/Database';
import { backupsIn } from '../database/backup/backupFolder';
import { checkBackup } from '../database/backup/checkBackup';
import { testDatabase, type TestDatabase } from '../testing/testDatabase';
import { folderStorage } from '../files/fileStorage';
import { backUpIfDue } from './scheduleBackups';

const KEY = 'a key that only the tests know, long enough';
const HOUR = 3_600_000;

let source: TestDatabase;
let folder: string;
let dir: string;
beforeEach(async () => {
  source = await testDatabase();
  await source.database.query("insert into dealers (dealer_id, passcode) values (1, '428519')");
  folder = mkdtempSync(path.join(tmpdir(), 'se-backups-'));
  dir = path.join(folder, 'backups');
});
afterEach(async () => {
  await source.close();
  rmSync(folder, { recursive: true });
});

const schedule = (changes: object = {}) => ({ every: 86_400, keep: 3, dir, key: undefined, ...changes });
const storage = () => folderStorage(path.join(folder, 'files'));
const names = () => readdirSync(dir).toSorted();
/** An empty file with the name of a backup that was made some hours ago. */
function anOldBackup(hours: number): string {
  mkdirSync(dir, { recursive: true });
  const moment = new Date(Date.now() - hours * HOUR).toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  writeFileSync(path.join(dir, `${moment}.backup`), '');
  return `${moment}.backup`;
}

test('a backup is written when there is none, and not again before it is due', async () => {
  expect(await backUpIfDue(source.database, schedule(), storage())).toBeGreaterThan(0);
  expect(await backUpIfDue(source.database, schedule(), storage())).toBeUndefined();
  expect(names()).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/)]);
});

test('when the newest is too old another one is written, and all but the newest three are deleted; other files stay', async () => {
  const old = [100, 75, 50, 25].map(anOldBackup);
  writeFileSync(path.join(dir, 'by-hand.backup'), '');
  expect(await backUpIfDue(source.database, schedule(), storage())).toBeGreaterThan(0);
  expect(names()).toHaveLength(4);
  expect(names()).toEqual(expect.arrayContaining([...old.slice(2), 'by-hand.backup']));
});

test('a recent one is enough', async () => {
  anOldBackup(23);
  expect(await backUpIfDue(source.database, schedule(), storage())).toBeUndefined();
});

test('of two servers with the same folder one writes it', async () => {
  const written = await Promise.all([1, 2].map(() => backUpIfDue(source.database, schedule(), storage())));
  expect(written.filter((rows) => rows !== undefined)).toHaveLength(1);
  expect(names()).toHaveLength(1);
});

test('a failure deletes no former backup, and leaves no partial one', async () => {
  const old = [100, 75, 50, 25].map(anOldBackup);
  let transactions = 0;
  const broken: Database = {
    ...source.database,
    // The first one holds the lock, the second one reads the rows.
    transaction: (work) =>
      source.database.transaction(async (db) => {
        if (++transactions === 2) throw new Error('the connection broke');
        return work(db);
      }),
  };
  await expect(backUpIfDue(broken, schedule(), storage())).rejects.toThrow('the connection broke');
  expect(names()).toEqual(old.toSorted());
});

describe('the rehearsal', () => {
  const newest = async () => (await backupsIn(dir))[0]?.file ?? '';
  const scratchDatabases = () =>
    source.database.query("select 1 from pg_database where datname like 'restore_check_%'");

  test.each([
    ['a plain backup', undefined],
    ['an encrypted one', KEY],
  ])('%s is restored elsewhere with the same number of rows, and nothing is left of it', async (_, key) => {
    const rows = await backUpIfDue(source.database, schedule({ key }), storage());
    await source.database.query("insert into dealers (dealer_id, passcode) values (2, '000000')");
    const checked = await checkBackup(source.database, source.connection, await newest(), key);
    expect(checked).toMatchObject({ rows, rows_now: Number(rows) + 1 });
    expect(await scratchDatabases()).toEqual([]);
    expect(readFileSync(await newest()).includes('428519')).toBe(false);
  });

  test('a damaged backup, a missing key and another key are reported, and nothing is left of it', async () => {
    await backUpIfDue(source.database, schedule({ key: KEY }), storage());
    const file = await newest();
    const check = (key?: string) => checkBackup(source.database, source.connection, file, key);
    await expect(check()).rejects.toThrow('Please set BACKUP_KEY');
    await expect(check(`${KEY}!`)).rejects.toThrow('BACKUP_KEY is not the key that it was written with');
    truncateSync(file, readFileSync(file).length - 20);
    await expect(check(KEY)).rejects.toThrow('cannot be read');
    expect(await scratchDatabases()).toEqual([]);
  });

  test('a database by its address is checked beside it', async () => {
    const { host = '', port = 0, user = '', password, database = '' } = source.connection;
    const login = `${user}:${encodeURIComponent(typeof password === 'string' ? password : '')}`;
    const connectionString = `postgres://${login}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;
    await backUpIfDue(source.database, schedule(), storage());
    const { tables } = await checkBackup(source.database, { connectionString }, await newest());
    expect(tables).toBeGreaterThan(10);
  });
});
