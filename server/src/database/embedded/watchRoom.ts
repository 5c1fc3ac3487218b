import { statfs } from 'node:fs/promises';

/** Watches the room that is left on a disk. */
export interface RoomWatch {
  /** Whether there was too little at the last look. */
  isFull(): boolean;
  stop(): void;
}

const MEGABYTE = 1024 * 1024;
/**
 * What must be left so that changes are taken, and what must be there before they are taken again. PostgreSQL cannot go on
 * without room for its log, which grows in files of 16 MB, and one that cannot go on cannot be read either.
 */
const LEAST = 64 * MEGABYTE;
const ENOUGH = 80 * MEGABYTE;
/** Milliseconds between looks. */
const INTERVAL = 250;

/** Bytes that are free on the disk of a folder, for others than root. */
const roomOn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * Looks once, then every quarter of a second, and tells when the disk of `folder` becomes full and when it has room again.
 * A look that fails changes nothing.
 */
export async function watchRoom(
  folder: string,
  tell: (sentence: string) => void,
  room: (folder: string) => Promise<number> = roomOn,
): Promise<RoomWatch> {
  let full = false;
  const look = async () => {
    const left = await room(folder).catch(() => undefined);
    if (left === undefined) return;
    if (!full && left < LEAST) {
      full = true;
      tell(`The disk of ${folder} is almost full: what is stored can be read, but nothing can be changed.`);
    } else if (full && left >= ENOUGH) {
      full = false;
      tell(`The disk of ${folder} has room again: changes are taken.`);
    }
  };
  await look();
  const timer = setInterval(() => void look(), INTERVAL);
  timer.unref();
  return { isFull: () => full, stop: () => clearInterval(timer) };
}
