import type { Config } from '../../config/readConfig';
import { StartupError } from '../../config/StartupError';
import { NewerDatabaseError } from '../migrate';
import { backupsIn } from './backupFolder';
import { readHeader } from './readBackup';
import { migrationsOf } from './restoreBackup';

/**
 * Names, for a database that a newer version has changed, the backup that leads back to this version: the newest scheduled
 * one that this version can restore. Other errors stay as they are.
 */
export async function withWayBack(error: unknown, { dir, key }: Config['backup']): Promise<unknown> {
  if (!(error instanceof NewerDatabaseError)) return error;
  const found = await newestRestorable(dir, key);
  const backup = found ?? '<file>';
  const which = found
    ? `The newest backup of this version or an earlier one is ${found}.`
    : `There is no backup of this version in ${dir}: it must be one that was written before the upgrade.`;
  return new StartupError(
    `${error.message}\nPlease start the newer version again. The way back to this version is a backup, restored into an empty ` +
      `database; what was changed after it is lost. ${which}\n\n  npm run restore ${backup}`,
  );
}

async function newestRestorable(dir: string, key: string | undefined): Promise<string | undefined> {
  for (const { file } of await backupsIn(dir)) {
    const restorable = await readHeader(file, key)
      .then(migrationsOf)
      .catch(() => undefined);
    if (restorable) return file;
  }
  return undefined;
}
