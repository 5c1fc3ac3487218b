import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { FILE_BIN_DAYS } from '@smart-elevator/shared-api/contract/files/storedFile';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import type { DailyJob } from '../jobs/runDailyJob';
import { removeObjects, thumbnailOf, type FileSettings } from './uploads';

/** Days for which the object of a removed file stays, so that a backup of these days can be restored with its files. */
const OBJECT_DAYS = 30;

/** Rows and objects that do not belong together. */
export interface Sweep {
  /** Files whose object is missing. */
  missing: string[];
  /** Objects without a row; the sweep removes them. */
  orphans: string[];
}

/** Deletes the rows of files that were deleted, or whose elevator or contract was, before the bin's days. */
export async function emptyFileBin(db: Db, day: string): Promise<void> {
  const before = sql`${day}::date - ${FILE_BIN_DAYS}::integer`;
  await db.query(sql`delete from files where deleted_at < ${before}`);
  await db.query(sql`delete from files f using elevators e
    where e.dealer_id = f.dealer_id and e.elevator_id = f.elevator_id and e.deleted_at < ${before}`);
  await db.query(sql`delete from files f using contracts c
    where c.dealer_id = f.dealer_id and c.contract_id = f.contract_id and c.deleted_at < ${before}`);
}

/** Removes the objects whose rows are gone for longer than backups are restored. */
export async function removeObjectsBefore(db: Db, day: string, { storage }: FileSettings): Promise<number> {
  const gone = await db.query<{ dealer_id: number; object: string }>(sql`
    select dealer_id, object from removed_objects where removed_at < ${day}::date - ${OBJECT_DAYS}::integer`);
  for (const { dealer_id, object } of gone) {
    await removeObjects(storage, object);
    await db.query(sql`delete from removed_objects where dealer_id = ${dealer_id} and object = ${object}`);
  }
  return gone.length;
}

/**
 * Compares rows and objects, and removes objects without a row that were stored before `before`: younger ones may belong
 * to uploads that still run. A file without an object is reported and stays.
 */
export async function sweepFiles(db: Db, before: Date, { storage, incoming }: FileSettings): Promise<Sweep> {
  const objects = new Set<string>();
  for await (const key of storage.list()) objects.add(key);
  const rows = await db.query<{ object: string; is_picture: boolean }>(
    sql`select object, width is not null as is_picture from files
      union all select object, true from removed_objects`,
  );
  const known = new Set(rows.flatMap(({ object }) => [object, thumbnailOf(object)]));
  const orphans = [...objects].filter((key) => !known.has(key) && storedAt(key) < before.getTime());
  for (const key of orphans) await storage.remove(key);
  const missing = rows.map(({ object }) => object).filter((object) => !objects.has(object));
  await removeAbandoned(incoming);
  return { missing, orphans };
}

/** What a server that was killed had received, when it is a day old. */
async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming).catch(() => [])) {
    const folder = path.join(incoming, name);
    if ((await stat(folder)).mtimeMs < Date.now() - DAY_MS)
      await rm(folder, { recursive: true, force: true });
  }
}

/** When an object was stored, in milliseconds since 1970; 0 for a key of another form. */
function storedAt(key: string): number {
  const [, day, time = ''] = /^\d+\/(\d{4}-\d\d-\d\d)\/(\d\d-\d\d-\d\d)-/.exec(key) ?? [];
  return Date.parse(`${day}T${time.replaceAll('-', ':')}Z`) || 0;
}

const DAY_MS = 86_400_000;

/** The daily job. */
export const filesJob = (settings: FileSettings, log: FastifyBaseLogger): DailyJob => ({
  name: 'files',
  after: 'today only',
  run: async (db, day) => {
    await emptyFileBin(db, day);
    const removed = await removeObjectsBefore(db, day, settings);
    const { missing, orphans } = await sweepFiles(db, new Date(Date.now() - DAY_MS), settings);
    if (removed + orphans.length > 0) log.info({ removed, orphans: orphans.length }, 'files were removed');
    if (missing.length > 0) log.error({ missing: missing.length }, 'files have no content in the storage');
  },
});
