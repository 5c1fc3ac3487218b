import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';
import { inTime } from '../storage/inTime';
import type { Discarded, OutboxItem } from './OutboxItem';

/** The bytes of a file. Not a Blob: some browsers lost those that were stored. */
export interface StoredContent {
  id: string;
  type: string;
  bytes: ArrayBuffer;
}

/** What the phone knows of itself. */
interface DeviceRow {
  key: 'device';
  device_id: string;
  /** The last number that was given, by the user. */
  sequences: Readonly<Record<number, number>>;
}

/** Which tab sends, until when, in milliseconds since 1970. */
interface LeaseRow {
  key: 'lease';
  owner: string;
  until: number;
}

export interface OutboxSchema extends DBSchema {
  items: { key: string; value: OutboxItem };
  contents: { key: string; value: StoredContent };
  /** The version that the server had after an own item, by what it is of. */
  versions: { key: string; value: { key: string; version: number; at: number } };
  discarded: { key: string; value: Discarded };
  about: { key: string; value: DeviceRow | LeaseRow };
}

const NAME = 'mf-technician.outbox';

/** The stores and their keys. A store is only ever added: an older version of the app ignores it. */
const STORES: readonly [StoreNames<OutboxSchema>, string][] = [
  ['items', 'id'],
  ['contents', 'id'],
  ['versions', 'key'],
  ['discarded', 'id'],
  ['about', 'key'],
];

export type OutboxDatabase = IDBPDatabase<OutboxSchema>;
export type Writing = IDBPTransaction<OutboxSchema, StoreNames<OutboxSchema>[], 'readwrite'>;

let opened: Promise<OutboxDatabase> | undefined;

/** The database, opened once. Throws OutboxError. */
export async function outboxDatabase(): Promise<OutboxDatabase> {
  opened ??= open();
  try {
    return await inTime(opened);
  } catch (error) {
    opened = undefined;
    throw error;
  }
}

/** Closes the database. The next access opens it again. */
export async function closeOutbox(): Promise<void> {
  const database = await opened?.catch(() => undefined);
  opened = undefined;
  database?.close();
}

/**
 * Opens the database in whatever version it has, so that an older version of the app, after a rollback, can still read and send
 * what a newer one has stored. Only stores that are missing are added, and nothing is ever removed (R1417).
 */
async function open(): Promise<OutboxDatabase> {
  const found = await openVersion(undefined);
  const isWhole = STORES.every(([name]) => found.objectStoreNames.contains(name));
  if (isWhole) return found;
  const next = found.version + 1;
  found.close();
  return openVersion(next);
}

const openVersion = (version: number | undefined): Promise<OutboxDatabase> =>
  openDB<OutboxSchema>(NAME, version, {
    upgrade(database) {
      for (const [name, keyPath] of STORES)
        if (!database.objectStoreNames.contains(name)) database.createObjectStore(name, { keyPath });
    },
    // Another tab has a newer version of the app: it goes first, and this tab opens again.
    blocking: () => void closeOutbox(),
    terminated: () => {
      opened = undefined;
    },
  });

/** Runs `work` in one transaction over all stores: all of it is stored, or nothing. Throws OutboxError. */
export const writing = <T>(work: (transaction: Writing) => Promise<T>): Promise<T> =>
  inTime(begin().then((transaction) => commit(transaction, work)));

/** A transaction over all stores; the database is opened again if the browser or another tab has closed it. */
async function begin(isAgain = false): Promise<Writing> {
  const database = await outboxDatabase();
  try {
    const transaction = database.transaction(
      STORES.map(([name]) => name),
      'readwrite',
    );
    transaction.done.catch(() => undefined);
    return transaction;
  } catch (error) {
    if (isAgain) throw error;
    await closeOutbox();
    return begin(true);
  }
}

async function commit<T>(transaction: Writing, work: (transaction: Writing) => Promise<T>): Promise<T> {
  try {
    const result = await work(transaction);
    await transaction.done;
    return result;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It has ended by itself; why says more than the request that noticed it.
      throw transaction.error ?? error;
    }
    throw error;
  }
}
