import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { NewFile } from '@smart-elevator/shared-api/contract/files/storedFile';
import { cleanFileName, nameOfType } from '@smart-elevator/shared-api/contract/files/storedFile';
import type { Database } from '../database/Database';
import type { Caller } from '../http/authenticate';
import { checkOwner } from './fileOwners';
import { checkQuota, findFile, insertFile, isSameUpload, type FileRow } from './fileRepository';
import type { FileStorage } from './fileStorage';
import { readContent } from './readContent';
import { announcedBytes, receiveFile, type Announced } from './receiveFile';
import { scanFile } from './scanFile';

/** Where and how files are stored. */
export interface FileSettings {
  storage: FileStorage;
  /** The folder for files that are received. */
  incoming: string;
  quotaBytes: number;
  clamdUrl: string | undefined;
}

/** The object of the thumbnail of a picture. */
export const thumbnailOf = (object: string): string => `${object}-thumbnail`;

/**
 * The key of a new object: the moment in it tells the sweep its age. Each upload has its own, so that none overwrites
 * another.
 */
const objectKey = (dealer_id: number, file_id: string): string => {
  const [day, time = ''] = new Date().toISOString().split('T');
  return `${dealer_id}/${day}/${time.slice(0, 8).replaceAll(':', '-')}-${file_id}-${randomBytes(6).toString('hex')}`;
};

/**
 * Stores a file that a client sends. The row is stored after its objects, so what is acknowledged is there whatever is
 * killed; objects without a row are removed by the sweep. The same request again answers the stored file.
 */
export async function storeUpload(
  db: Database,
  caller: Caller,
  {
    file_id,
    length,
    body,
    ...sent
  }: NewFile & { file_id: string; length: Announced['length']; body: Readable },
  { storage, incoming, quotaBytes, clamdUrl }: FileSettings,
): Promise<FileRow> {
  await checkOwner(db, caller, sent, 'change');
  const { sha256: sent_sha256 } = sent;
  const known = await findFile(db, caller.dealer_id, file_id);
  if (known && isSameUpload(known, sent, sent_sha256)) return known;
  await checkQuota(db, caller.dealer_id, announcedBytes(length), quotaBytes);
  mkdirSync(incoming, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(incoming, 'upload-'));
  try {
    const file = path.join(folder, 'file');
    await receiveFile(body, file, { length, sha256: sent.sha256 });
    const scanned = await scanFile(clamdUrl, file);
    const content = await readContent(file);
    const object = objectKey(caller.dealer_id, file_id);
    if (content.thumbnail !== undefined) await storage.put(thumbnailOf(object), content.thumbnail);
    await storage.put(object, content.file);
    const { media_type, bytes, width, height } = content;
    const row = { ...sent, file_id, media_type, bytes, width, height, sent_sha256, object, scanned };
    const name = cleanFileName(nameOfType(cleanFileName(sent.name), media_type));
    const isNew = await insertFile(db, caller, { ...row, name, taken_at: sent.taken_at }, quotaBytes).catch(
      async (error: unknown) => {
        await removeObjects(storage, object);
        throw error;
      },
    );
    if (!isNew) await removeObjects(storage, object);
    const stored = await findFile(db, caller.dealer_id, file_id);
    if (!stored) throw new Error('The file was not stored.');
    isSameUpload(stored, sent, sent_sha256);
    return stored;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes the object of a file and its thumbnail. */
export async function removeObjects(storage: FileStorage, object: string): Promise<void> {
  await storage.remove(object);
  await storage.remove(thumbnailOf(object));
}
