import type { StoredFile } from '@smart-elevator/shared-api/contract/files/storedFile';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { inTime } from '../storage/inTime';

/** A document that is taken along, with its content; null if it did not fit. */
export interface TakenDocument extends Pick<
  StoredFile,
  'file_id' | 'name' | 'media_type' | 'bytes' | 'added_at'
> {
  user_id: number;
  elevator_id: number;
  content: ArrayBuffer | null;
}

interface DocumentSchema extends DBSchema {
  documents: { key: [number, string]; value: TakenDocument; indexes: { user: number } };
}

/** A database of its own: what is in it can always be fetched again. */
const NAME = 'mf-technician.documents';

let opened: Promise<IDBPDatabase<DocumentSchema>> | undefined;

const database = (): Promise<IDBPDatabase<DocumentSchema>> =>
  (opened ??= openDB<DocumentSchema>(NAME, 1, {
    upgrade(created) {
      const documents = created.createObjectStore('documents', { keyPath: ['user_id', 'file_id'] });
      documents.createIndex('user', 'user_id');
    },
    blocking: () => void closeDocuments(),
  }));

/** Closes the database, so that another page can change it. */
export async function closeDocuments(): Promise<void> {
  const open = opened;
  opened = undefined;
  (await open?.catch(() => undefined))?.close();
}

/** What the user takes along, the newest first. */
export async function listTaken(user_id: number): Promise<TakenDocument[]> {
  const taken = await inTime((await inTime(database())).getAllFromIndex('documents', 'user', user_id));
  return taken.sort((a, b) => b.added_at.localeCompare(a.added_at));
}

/** An address of its content in this page, until it is revoked. */
export const contentAddress = ({ media_type, content }: TakenDocument): string =>
  URL.createObjectURL(new Blob([content ?? new ArrayBuffer(0)], { type: media_type }));

export const putTaken = async (document: TakenDocument): Promise<void> =>
  void (await inTime((await inTime(database())).put('documents', document)));

/** Removes what the user no longer takes along, and all of others; without a user everything. */
export async function keepTaken(user_id?: number, file_ids: ReadonlySet<string> = new Set()): Promise<void> {
  const transaction = (await inTime(database())).transaction('documents', 'readwrite');
  for (const key of await transaction.store.getAllKeys())
    if (key[0] !== user_id || !file_ids.has(key[1])) await transaction.store.delete(key);
  await inTime(transaction.done);
}
