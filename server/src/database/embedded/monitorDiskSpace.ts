import { statfs } from 'node:fs/promises';

/** Watches the room that is left on a disk. */
export interface DiskSpaceMonitor {
  /** Whether there was too little at the last look. */
  isFull(): boolean;
  stop(): void;
}

const MEGABYTE = 1024 * 1024;
/**
 * What must be left so that changes are taken, and what must be there before they are taken again. PostgreSQL cannot go on
 * without room for its log, which grows in files of 16 MB, and one that cannot go on cannot be read either.
 */
const MIN_FREE_BYTES = 64 * MEGABYTE;
const RECOVERED_FREE_BYTES = 80 * MEGABYTE;
/** Milliseconds between looks. */
const POLL_INTERVAL_MS = 250;

/** Bytes that are free on the disk of a folder, for others than root. */
const freeBytesOn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * Looks once, then every quarter of a second, and tells when the disk of `folder` becomes full and when it has room again.
 * A look that fails changes nothing.
 */
export async function monitorDiskSpace(
  folder: string,
  notify: (sentence: string) => void,
  room: (folder: string) => Promise<number> = freeBytesOn,
): Promise<DiskSpaceMonitor> {
  let full = false;
  const look = async () => {
    const left = await room(folder).catch(() => undefined);
    if (left === undefined) return;
    if (!full && left < MIN_FREE_BYTES) {
      full = true;
      notify(`The disk of ${folder} is almost full: what is stored can be read, but nothing can be changed.`);
    } else if (full && left >= RECOVERED_FREE_BYTES) {
      full = false;
      notify(`The disk of ${folder} has room again: changes are taken.`);
    }
  };
  await look();
  const timer = setInterval(() => void look(), POLL_INTERVAL_MS);
  timer.unref();
  return { isFull: () => full, stop: () => clearInterval(timer) };
}
