import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/readConfig';
import type { Database } from '../database/Database';
import { backupsIn, newBackupIn, removeOldBackups } from '../database/backup/backupFolder';
import { writeBackup } from '../database/backup/writeBackup';
import { backUpFiles, filesBeside } from '../files/backUpFiles';
import type { FileStorage } from '../files/fileStorage';
import { runRepeatedly, type BackgroundTask } from '../lifecycle/runRepeatedly';

/** The longest pause between two looks at the folder, and the pause after a failure, in milliseconds. */
const LONGEST_PAUSE_MS = 3_600_000;
const RETRY_MS = 300_000;

type Schedule = Config['backup'];

/** Writes a backup whenever the newest one is too old, at once and then until it is stopped, and deletes old ones. */
export function scheduleBackups(
  database: Database,
  schedule: Schedule,
  storage: FileStorage,
  log: FastifyBaseLogger,
): BackgroundTask {
  const { every, dir } = schedule;
  if (every === undefined) return { stop: async () => undefined };
  return runRepeatedly(
    async () => {
      const rows = await backUpIfDue(database, schedule, storage);
      if (rows !== undefined) log.info({ rows, dir }, 'a backup was written');
      return Math.max(1_000, Math.min(LONGEST_PAUSE_MS, await timeLeft(schedule)));
    },
    (error) => {
      log.error({ err: error, dir }, 'the backup failed; it is tried again in 5 minutes');
      return RETRY_MS;
    },
  );
}

/**
 * Writes a backup if the newest one is too old; returns its number of rows. Of several servers with the same folder one
 * writes it: it holds a lock of the database meanwhile.
 */
export const backUpIfDue = (
  database: Database,
  schedule: Schedule,
  storage: FileStorage,
): Promise<number | undefined> =>
  database.transaction(async (db) => {
    const [lock] = await db.query<{ is_mine: boolean }>(
      "select pg_try_advisory_xact_lock(hashtext('backups')) as is_mine",
    );
    if (!lock?.is_mine || (await timeLeft(schedule)) > 0) return undefined;
    const { dir, keep, key } = schedule;
    const file = await newBackupIn(dir, new Date());
    const rows = await writeBackup(database, file, { key });
    await backUpFiles(database, storage, filesBeside(file), key);
    await removeOldBackups(dir, keep);
    return rows;
  });

/** Milliseconds until the next backup is due. */
async function timeLeft({ dir, every = 0 }: Schedule): Promise<number> {
  const [newest] = await backupsIn(dir);
  return newest ? newest.made_at.getTime() + every * 1_000 - Date.now() : 0;
}
