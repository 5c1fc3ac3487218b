import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** The names of scheduled backups, by their time in UTC. Other files of the folder are left alone. */
const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/;

/** A scheduled backup. */
export interface ScheduledBackup {
  file: string;
  made_at: Date;
}

/** The scheduled backups in a folder, the newest first; none when there is no such folder. */
export async function backupsIn(dir: string): Promise<ScheduledBackup[]> {
  const names = await readdir(dir).catch(() => []);
  return names
    .flatMap((name): ScheduledBackup[] => {
      const [, day, ...time] = NAME.exec(name) ?? [];
      const made_at = new Date(`${day}T${time.join(':')}Z`);
      return Number.isNaN(made_at.getTime()) ? [] : [{ file: path.join(dir, name), made_at }];
    })
    .toSorted((one, other) => other.made_at.getTime() - one.made_at.getTime());
}

/** The file for a backup of this moment. Only the server's own account may enter the folder. */
export async function newBackupIn(dir: string, now: Date): Promise<string> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const moment = now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  return path.join(dir, `${moment}.backup`);
}

/** Deletes all but the newest `keep` scheduled backups. */
export async function removeOldBackups(dir: string, keep: number): Promise<void> {
  for (const { file } of (await backupsIn(dir)).slice(keep)) await rm(file, { force: true });
}
