import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../database/Database';
import { counted } from '../config/counted';
import { decrypt, encrypt } from '../database/backup/encryption';
import { sql } from '../database/sql';
import { folderStorage } from './fileStorage';
import type { FileStorage } from './fileStorage';
import { thumbnailOf } from './uploads';

/** The folder beside backups that has the objects of all of them: an object never changes, so it is copied once. */
export const filesBeside = (backup: string): string => path.join(path.dirname(backup), 'files');

/** What a copy did. */
export interface Copied {
  copied: number;
  /** Objects that rows name and that are nowhere. */
  missing: number;
}

/** For an operator; '' when nothing is missing. */
export const missingSentence = (missing: number): string =>
  missing === 0
    ? ''
    : `The content of ${counted(missing, 'file')} could not be found: listed, but not to be opened.\n`;

interface Named {
  object: string;
  is_picture: boolean;
}

/** The objects that the rows of a database name. */
async function objectsNamedBy(db: Db): Promise<string[]> {
  const rows = await db.query<Named>(sql`select object, width is not null as is_picture from files`);
  return rows.flatMap(({ object, is_picture }) => (is_picture ? [object, thumbnailOf(object)] : [object]));
}

/**
 * Copies the objects that are not yet in `folder` there, encrypted if there is a key, and removes those that the storage
 * no longer has: it keeps them longer than backups are kept. Call it after the rows were written.
 */
export async function backUpFiles(
  db: Db,
  storage: FileStorage,
  folder: string,
  key: string | undefined,
): Promise<Copied> {
  const kept = new Set<string>();
  for await (const object of folderStorage(folder).list()) kept.add(object);
  const result = { copied: 0, missing: 0 };
  for (const object of await objectsNamedBy(db)) {
    if (kept.has(object)) continue;
    const content = await storage.read(object);
    if (!content) result.missing += 1;
    else {
      await writeWhole(path.join(folder, object), content, encrypt(key));
      result.copied += 1;
    }
  }
  const stored = new Set<string>();
  for await (const object of storage.list()) stored.add(object);
  for (const object of kept) if (!stored.has(object)) await rm(path.join(folder, object));
  return result;
}

/** Copies the objects of a restored database from `folder` into the storage. */
export async function restoreFiles(
  db: Db,
  storage: FileStorage,
  folder: string,
  key: string | undefined,
): Promise<Copied> {
  const stored = new Set<string>();
  for await (const object of storage.list()) stored.add(object);
  const result = { copied: 0, missing: 0 };
  for (const object of await objectsNamedBy(db)) {
    if (stored.has(object)) continue;
    const source = path.join(folder, object);
    const isThere = await access(source).then(
      () => true,
      () => false,
    );
    if (!isThere) {
      result.missing += 1;
      continue;
    }
    const copy = `${source}.restored`;
    await writeWhole(copy, createReadStream(source), decrypt(key));
    await storage.put(object, copy);
    result.copied += 1;
  }
  return result;
}

/** Writes a file that is there only when it is whole. */
async function writeWhole(
  file: string,
  content: AsyncIterable<Buffer>,
  change: ReturnType<typeof encrypt>,
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.part`;
  try {
    await pipeline(content, change, createWriteStream(part, { mode: 0o600 }));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
