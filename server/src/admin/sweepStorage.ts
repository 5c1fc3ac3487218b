import { counted } from '../config/counted';
import { StartupError } from '../config/StartupError';
import type { Db } from '../database/Database';
import { sweepFiles } from '../files/sweepFiles';
import type { FileSettings } from '../files/uploads';

const HOUR_MS = 3_600_000;
const MOST_NAMED = 20;

/**
 * Compares the files of all dealers with the storage, as the daily job does. Returns the sentences to show. Throws
 * StartupError when `hours` is no number.
 */
export async function sweepStorage(db: Db, hours: string, files: FileSettings): Promise<string> {
  if (!/^\d{1,5}$/.test(hours)) throw new StartupError('sweep-files takes a number of hours, such as 24.');
  const before = new Date(Date.now() - Number(hours) * HOUR_MS);
  const { missing, orphans } = await sweepFiles(db, before, files);
  return [
    `${files.storage.place}: ${counted(orphans.length, 'object')} without a file removed, ${counted(missing.length, 'file')} without content.`,
    ...missing.slice(0, MOST_NAMED).map((object) => `  ${object}`),
  ].join('\n');
}
