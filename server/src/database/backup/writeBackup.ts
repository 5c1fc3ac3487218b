import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { link, open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { errorCode } from '../../config/errorMessage';
import { StartupError } from '../../config/StartupError';
import type { Database, Db } from '../Database';
import { encrypt } from './encryption';
import { FORMAT, type CountersLine, type BackupFooter, type BackupHeader } from './format';
import { countersOf, quoteIdentifier, tablesOf, type Table } from './tablesOf';

/** Rows per read. */
const BATCH_SIZE = 1000;

/**
 * Writes all rows of the database to a file as a consistent snapshot, during concurrent writes; returns the number of
 * rows. The file gets its name when it is complete and on the disk, and only its owner may read it. An existing file
 * is replaced only with `overwrite`; otherwise this throws a StartupError. With a `key` the file is encrypted.
 */
export async function writeBackup(
  database: Database,
  file: string,
  { overwrite = false, key }: { overwrite?: boolean; key?: string | undefined } = {},
): Promise<number> {
  if (!overwrite && existsSync(file)) throw fileExists(file);
  const part = `${file}.${randomBytes(4).toString('hex')}.part`;
  try {
    const rows = await database.transaction((db) => writeSnapshot(db, part, key));
    const written = await open(part, 'r+');
    await written.sync().finally(() => written.close());
    if (overwrite) await rename(part, file);
    else await renameIfFree(part, file);
    return rows;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

const fileExists = (file: string) =>
  new StartupError(
    `The file ${file} exists already. Please choose another name, or replace it with: npm run backup -- --overwrite <file>`,
  );

/** Errors of file systems that have no hard links, and so cannot create a name only if it is free. */
const NO_LINKS = /^(EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS)$/;

/** Gives a file its name, unless the name was taken meanwhile. */
async function renameIfFree(part: string, file: string): Promise<void> {
  try {
    await link(part, file);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') throw fileExists(file);
    if (!NO_LINKS.test(errorCode(error))) throw error;
    return rename(part, file);
  }
  await rm(part);
}

async function writeSnapshot(db: Db, file: string, key: string | undefined): Promise<number> {
  await db.query('set transaction isolation level repeatable read, read only');
  await db.query("set local timezone = 'UTC'");
  await db.query("set local datestyle = 'ISO'");
  let rows = 0;
  const hash = createHash('sha256');
  const lines = async function* () {
    for await (const line of linesOf(db)) {
      if (line.startsWith('[')) rows += 1;
      hash.update(`${line}\n`);
      yield `${line}\n`;
    }
    const end: BackupFooter = { rows, sha256: hash.digest('hex') };
    yield `${JSON.stringify(end)}\n`;
  };
  await pipeline(
    Readable.from(lines()),
    createGzip(),
    encrypt(key),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return rows;
}

async function* linesOf(db: Db): AsyncGenerator<string> {
  const migrations = await db.query<BackupHeader['migrations'][number]>(
    'select name, checksum from schema_migrations order by name',
  );
  const head: BackupHeader = { format: FORMAT, version: 1, made_at: new Date().toISOString(), migrations };
  yield JSON.stringify(head);
  for (const table of await tablesOf(db)) {
    yield JSON.stringify({ table: table.name, columns: table.columns });
    yield* rowsOf(db, table);
  }
  yield JSON.stringify({ counters: await counterValues(db) });
}

async function* rowsOf(db: Db, { name, columns, order }: Table): AsyncGenerator<string> {
  const texts = columns.map((column) => `${quoteIdentifier(column.name)}::text`).join(', ');
  await db.query(
    `declare rows_of_backup no scroll cursor for
     select json_build_array(${texts})::text as line from ${quoteIdentifier(name)} order by ${order.map(quoteIdentifier).join(', ')}`,
  );
  for (;;) {
    const rows = await db.query<{ line: string }>(`fetch ${BATCH_SIZE} from rows_of_backup`);
    for (const { line } of rows) yield line.replaceAll('\n', ' ');
    if (rows.length < BATCH_SIZE) break;
  }
  await db.query('close rows_of_backup');
}

/** A sequence is not part of the snapshot: it is read after the rows, so it is as high as their ids, or higher. */
async function counterValues(db: Db): Promise<CountersLine['counters']> {
  const values = [];
  for (const { name } of await countersOf(db)) {
    const [value] = await db.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from ${quoteIdentifier(name)}`,
    );
    if (value) values.push({ name, ...value });
  }
  return values;
}
