import { statfs } from 'node:fs/promises';
import { RESERVE_BYTES, type DiskReserve } from './diskReserve';

/** Monitors the free space of a disk. */
export interface DiskSpaceMonitor {
  /** Whether there was too little free space at the last check. */
  isFull(): boolean;
  stop(): void;
}

const MEGABYTE = 1024 * 1024;
/**
 * Below the first threshold changes are refused, and from the second one on they are accepted again: with the reserve
 * in its place 80 MB are free then. PostgreSQL cannot continue without space for its WAL, which grows in files of 16 MB,
 * and then it cannot be read either.
 */
const MIN_FREE_BYTES = 64 * MEGABYTE;
const RECOVERED_FREE_BYTES = 80 * MEGABYTE + RESERVE_BYTES;
/** Below it the database needs the reserve: for a file of the WAL and some sign-ins. */
const RELEASE_FREE_BYTES = 24 * MEGABYTE;
/** Milliseconds between checks. */
const POLL_INTERVAL_MS = 250;

/** Free bytes on the disk of a folder, for users other than root. */
const freeBytesOn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

interface Options {
  folder: string;
  /** For the database itself and for sign-ins while the disk is full. */
  reserve: DiskReserve;
  notify: (sentence: string) => void;
  readFreeBytes?: (folder: string) => Promise<number>;
}

/**
 * Checks once, then every quarter of a second, and reports when the disk of `folder` becomes full and when it has
 * free space again. A failed check changes nothing.
 */
export async function monitorDiskSpace(options: Options): Promise<DiskSpaceMonitor> {
  const { folder, reserve, notify, readFreeBytes = freeBytesOn } = options;
  let full: boolean | undefined;
  let before = 0;
  const check = async () => {
    const left = await readFreeBytes(folder).catch(() => undefined);
    if (left === undefined) return;
    if (!full && left < MIN_FREE_BYTES) {
      full = true;
      notify(`The disk of ${folder} is almost full: data can be read, but not changed.`);
    } else if (full !== false && left >= RECOVERED_FREE_BYTES) {
      if (full) notify(`The disk of ${folder} has free space again: changes are accepted.`);
      full = false;
      // A start does not wait for it.
      void reserve.restore().catch(() => {});
    }
    // What still fills the disk would take this space too.
    const isStillFilling = left < before;
    before = left;
    if (full && left < RELEASE_FREE_BYTES && !isStillFilling) await reserve.release().catch(() => {});
  };
  await check();
  const timer = setInterval(() => void check(), POLL_INTERVAL_MS);
  timer.unref();
  return { isFull: () => full === true, stop: () => clearInterval(timer) };
}
