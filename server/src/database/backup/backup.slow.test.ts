import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { formerRelease } from '../../testing/formerRelease';
import { testDatabase, type TestDatabase } from '../../testing/testDatabase';
import type { Database } from '../Database';
import { migrate } from '../migrate';
import { restoreBackup } from './restoreBackup';
import { tablesOf } from './tablesOf';
import { writeBackup } from './writeBackup';

let folder: string;
let file: string;
const opened: TestDatabase[] = [];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'se-backup-'));
});
beforeEach(() => {
  file = path.join(folder, `${opened.length}.backup`);
});
afterAll(async () => {
  for (const of of opened) await of.close();
  rmSync(folder, { recursive: true, force: true });
});

async function aDatabase(template?: string): Promise<TestDatabase> {
  const of = await testDatabase(template);
  opened.push(of);
  return of;
}

async function aDatabaseWithRows(): Promise<TestDatabase> {
  const of = await formerRelease();
  opened.push(of);
  await migrate(of.connection);
  return of;
}

/** The number of rows of each table, and a hash of all of them. */
async function hashesOf({ database }: TestDatabase): Promise<Record<string, unknown>> {
  const hashes: Record<string, unknown> = {};
  for (const { name } of await tablesOf(database)) {
    const [row] = await database.query(
      `select count(*) as rows, md5(string_agg(md5(t::text), '' order by t::text)) as hash from ${name} t`,
    );
    hashes[name] = row;
  }
  return hashes;
}

test('a restored database has the same rows as the backed-up one, by their hashes', async () => {
  const source = await aDatabaseWithRows();
  // More than are read or stored in one batch.
  await source.database.query(
    `insert into outbox (dealer_id, recipient, subject, body_text, body_html)
     select 1, 'a@example.com', i::text, E'a\\nb "c" \\\\', '' from generate_series(1, 2500) i`,
  );
  const rows = await writeBackup(source.database, file);
  const restored = await aDatabase('template0');
  expect(await restoreBackup(restored.connection, file)).toBe(rows);
  const hashes = await hashesOf(source);
  expect(hashes['outbox']).toMatchObject({ rows: 2501 });
  expect(await hashesOf(restored)).toEqual(hashes);
});

test('a backup can also be restored into a database that has its tables already, but no dealer', async () => {
  const source = await aDatabaseWithRows();
  await writeBackup(source.database, file);
  const restored = await aDatabase();
  await restoreBackup(restored.connection, file);
  expect(await hashesOf(restored)).toEqual(await hashesOf(source));
});

test('the restored database continues the sequences, and its triggers work', async () => {
  const source = await aDatabaseWithRows();
  await writeBackup(source.database, file);
  const restored = await aDatabase('template0');
  await restoreBackup(restored.connection, file);
  const next = async ({ database }: TestDatabase) =>
    (await database.query(`select nextval('tickets_ticket_id_seq') as next`))[0];
  expect(await next(restored)).toEqual(await next(source));
  await restored.database.query(`update tickets set summary = 'Changed' where ticket_id = 1`);
  const [entry] = await restored.database.query(
    'select field, new from ticket_history where ticket_id = 1 order by entry_id desc limit 1',
  );
  expect(entry).toEqual({ field: 'summary', new: 'Changed' });
});

test('a backup is a consistent snapshot, also while rows are written', async () => {
  const source = await aDatabaseWithRows();
  const write = () =>
    source.database.transaction(async (db) => {
      await db.query(`update dealers set next_ticket = next_ticket + 1 where dealer_id = 1`);
      await db.query(
        `insert into tickets (dealer_id, ticket_key, elevator_id, summary, description, label, reporter_id, status,
           resolution, priority, create_date, start_date, target_date)
         select 1, 'ELV-' || next_ticket, 2, 'x', 'x', 'x', 1, 'Open', 'Unresolved', 'Low', now(), now(), now()
         from dealers where dealer_id = 1`,
      );
    });
  const writeMany = async () => {
    for (let n = 0; n < 100; n++) await write();
  };
  await Promise.all([writeMany(), writeBackup(source.database, file)]);
  const restored = await aDatabase('template0');
  await restoreBackup(restored.connection, file);
  const [agrees] = await restored.database.query(
    `select (select count(*) from tickets where dealer_id = 1 and label = 'x') + 1004
       = (select next_ticket from dealers where dealer_id = 1) as tickets,
       (select count(*) from tickets) = (select count(*) from ticket_history where field = 'created') as history,
       (select count(*) from tickets where dealer_id = 1 and deleted_at is null)
       = (select sum(tickets) from ticket_tallies where dealer_id = 1 and kind = 'key' and word = '') as tallies`,
  );
  expect(agrees).toEqual({ tickets: true, history: true, tallies: true });
});

test('an existing file is not overwritten, unless that is requested', async () => {
  const source = await aDatabaseWithRows();
  writeFileSync(file, 'something else');
  await expect(writeBackup(source.database, file)).rejects.toThrow(`The file ${file} exists already.`);
  expect(readFileSync(file, 'utf8')).toBe('something else');
  await writeBackup(source.database, file, { overwrite: true });
  expect(gunzipSync(readFileSync(file)).length).toBeGreaterThan(100);
});

test('nor is one that another process creates meanwhile', async () => {
  const source = await aDatabaseWithRows();
  const slow: Database = {
    ...source.database,
    transaction: async (work) => {
      const done = await source.database.transaction(work);
      writeFileSync(file, 'something else');
      return done;
    },
  };
  await expect(writeBackup(slow, file)).rejects.toThrow(`The file ${file} exists already.`);
  expect(readFileSync(file, 'utf8')).toBe('something else');
});

test('only the owner may read the file, and no partial file is left', async () => {
  const source = await aDatabaseWithRows();
  await writeBackup(source.database, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(writeBackup(source.database, path.join(folder, 'no/such/folder'))).rejects.toThrow('ENOENT');
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

describe('refused with a sentence, and nothing is stored', () => {
  let good: string;
  beforeAll(async () => {
    good = path.join(folder, 'good.backup');
    await writeBackup((await aDatabaseWithRows()).database, good);
  });

  const lines = () => gunzipSync(readFileSync(good)).toString('utf8').trimEnd().split('\n');
  const damaged: [string, () => Buffer, RegExp][] = [
    [
      'a file that is cut off',
      () => readFileSync(good).subarray(0, -200),
      /cannot be read to its end .*It is damaged or incomplete\. Please try another copy/s,
    ],
    ['a file that is damaged in the middle', () => damagedAt(0.5), /is damaged or incomplete\./],
    ['a file whose first line is damaged', () => damagedAt(0.02), /is damaged or incomplete\./],
    [
      'a backup without its end',
      () => gzipSync(`${lines().slice(0, -1).join('\n')}\n`),
      /damaged or incomplete/,
    ],
    ['a backup without one of its rows', () => gzipSync(withoutRow(lines())), /damaged or incomplete/],
    [
      'a backup with a value changed',
      () => gzipSync(lines().join('\n').replace('CR1001', 'CR1009')),
      /damaged or incomplete/,
    ],
    ['another file', () => gzipSync('hello'), /is not a backup of this console/],
    ['a file that is not even packed', () => Buffer.from('hello'), /is not a backup of this console/],
    ['an empty file', () => Buffer.alloc(0), /is not a backup of this console/],
    [
      'a backup of a later version',
      () =>
        gzipSync(
          lines().join('\n').replace('"migrations":[', '"migrations":[{"name":"9999","checksum":"0"},'),
        ),
      /made by another version/,
    ],
  ];
  const damagedAt = (share: number): Buffer => {
    const bytes = readFileSync(good);
    const at = Math.round(bytes.length * share);
    bytes.fill(0x55, at, at + 8);
    return bytes;
  };
  const withoutRow = (all: string[]) => {
    const at = all.findIndex((line) => line.startsWith('['));
    return all.filter((_, place) => place !== at).join('\n');
  };

  test.each(damaged)('%s', async (_, content, sentence) => {
    writeFileSync(file, content());
    const target = await aDatabase();
    await expect(restoreBackup(target.connection, file)).rejects.toThrow(sentence);
    expect(await target.database.query('select count(*) as n from users')).toEqual([{ n: 0 }]);
  });

  test('a database that has dealers already', async () => {
    const target = await aDatabaseWithRows();
    await expect(restoreBackup(target.connection, good)).rejects.toThrow(
      'The database has dealers already. A backup can be restored into an empty database only.',
    );
  });
});

describe('an encrypted backup', () => {
  const key = 'a key that is long enough for a backup';
  let encrypted: string;
  beforeAll(async () => {
    encrypted = path.join(folder, 'encrypted.backup');
    await writeBackup((await aDatabaseWithRows()).database, encrypted, { key });
  });

  test.each([
    [
      'with another key',
      `${key}!`,
      /cannot be read to its end \(.+\)\. BACKUP_KEY is not the key that it was written with, or the file is damaged/,
    ],
    ['without a key', undefined, /cannot be read\. It is encrypted\. Please set BACKUP_KEY/],
  ])('is refused %s, in whole sentences', async (_, given, sentence) => {
    const target = await aDatabase();
    await expect(restoreBackup(target.connection, encrypted, given)).rejects.toThrow(sentence);
  });
});
