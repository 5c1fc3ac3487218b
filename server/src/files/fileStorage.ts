import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { errorCode } from '../config/errorMessage';

/** Where the bytes of files are. An object is written once and never changed. */
export interface FileStorage {
  /** As text, for messages. */
  readonly place: string;
  /** Stores a local file under a key; resolves when a crash can no longer lose it. The file is gone afterwards. */
  put(key: string, file: string): Promise<void>;
  /** Undefined when there is no such object. */
  read(key: string): Promise<Readable | undefined>;
  /** An object that does not exist is no error. */
  remove(key: string): Promise<void>;
  /** The keys of all objects. */
  list(): AsyncIterable<string>;
}

/** Objects as files of a folder. */
export function folderStorage(root: string): FileStorage {
  const at = (key: string) => path.join(root, key);
  return {
    place: root,
    put: async (key, file) => {
      await syncFile(file);
      const folder = path.dirname(at(key));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await rename(file, at(key));
      for (let inside = folder; inside.startsWith(root); inside = path.dirname(inside))
        await syncFile(inside);
    },
    read: async (key) => {
      const handle = await open(at(key)).catch(ifMissing);
      return handle && createReadStream('', { fd: handle });
    },
    remove: (key) => rm(at(key), { force: true }),
    list: () => keysIn(root, ''),
  };
}

async function* keysIn(root: string, below: string): AsyncGenerator<string> {
  const entries = (await readdir(path.join(root, below), { withFileTypes: true }).catch(ifMissing)) ?? [];
  for (const entry of entries) {
    const key = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* keysIn(root, key);
    else yield key;
  }
}

/** Of a folder: that the names in it survive a crash. */
async function syncFile(file: string): Promise<void> {
  const handle = await open(file);
  await handle.sync().finally(() => handle.close());
}

function ifMissing(error: unknown): undefined {
  if (errorCode(error) === 'ENOENT') return undefined;
  throw error;
}
