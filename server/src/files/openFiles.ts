import path from 'node:path';
import type { Config } from '../config/readConfig';
import { bucketStorage } from './bucketStorage';
import { folderStorage } from './fileStorage';
import type { FileSettings } from './uploads';

/** Where a server keeps files: in its bucket, otherwise in `files` of its data directory. */
export function openFiles({ dataDir, files }: Pick<Config, 'dataDir' | 'files'>): FileSettings {
  const { bucket, quotaBytes, clamdUrl } = files;
  const folder = path.join(dataDir, 'files');
  // Beside the stored files, so that a received one is moved there and not copied.
  const incoming = path.join(dataDir, 'files-incoming');
  const storage = bucket ? bucketStorage(bucket) : folderStorage(folder);
  return { storage, incoming, quotaBytes, clamdUrl };
}
