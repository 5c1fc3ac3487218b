import { statfs } from 'node:fs/promises';

/** Monitors the free space of a disk. */
export interface DiskSpaceMonitor {
  /** Whether there was too little free space at the last check. */
  isFull(): boolean;
  stop(): void;
}

const MEGABYTE = 1024 * 1024;
/**
 * Below the first threshold changes are refused, and from the second one on they are accepted again. PostgreSQL
 * cannot continue without space for its WAL, which grows in files of 16 MB, and then it cannot be read either.
 */
const MIN_FREE_BYTES = 64 * MEGABYTE;
const RECOVERED_FREE_BYTES = 80 * MEGABYTE;
/** Milliseconds between checks. */
const POLL_INTERVAL_MS = 250;

/** Free bytes on the disk of a folder, for users other than root. */
const freeBytesOn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * Checks once, then every quarter of a second, and reports when the disk of `folder` becomes full and when it has
 * free space again. A failed check changes nothing.
 */
export async function monitorDiskSpace(
  folder: string,
  notify: (sentence: string) => void,
  readFreeBytes: (folder: string) => Promise<number> = freeBytesOn,
): Promise<DiskSpaceMonitor> {
  let full = false;
  const check = async () => {
    const left = await readFreeBytes(folder).catch(() => undefined);
    if (left === undefined) return;
    if (!full && left < MIN_FREE_BYTES) {
      full = true;
      notify(`The disk of ${folder} is almost full: data can be read, but not changed.`);
    } else if (full && left >= RECOVERED_FREE_BYTES) {
      full = false;
      notify(`The disk of ${folder} has free space again: changes are accepted.`);
    }
  };
  await check();
  const timer = setInterval(() => void check(), POLL_INTERVAL_MS);
  timer.unref();
  return { isFull: () => full, stop: () => clearInterval(timer) };
}
