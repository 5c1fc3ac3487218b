import { execFileSync } from 'node:child_process';
import { closeSync, fsyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '../console/startConsole';

const MEGABYTE = 1024 * 1024;

/** A disk of a few hundred megabytes. */
export interface SmallDisk {
  folder: string;
  /** Megabytes that are free. */
  room(): number;
  /** Fills it up until so many megabytes are left. */
  fill(left: number): void;
  /** Frees the space. */
  clear(): void;
  remove(): void;
}

/** Mounts a RAM disk of `megabytes`. Throws if that is not allowed: it needs root and Linux. */
export function smallDisk(megabytes: number): SmallDisk {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Error('This proof mounts a disk in memory: please run it on Linux, as root.');
  const folder = dataFolder();
  execFileSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${megabytes}m,mode=755`,
    'smart-elevator-verify',
    folder,
  ]);
  const filler = path.join(folder, 'filler');
  const room = () => {
    const { bavail, bsize } = statfsSync(folder);
    return (bavail * bsize) / MEGABYTE;
  };
  const fill = (left: number) => {
    const file = openSync(filler, 'a');
    const piece = Buffer.alloc(MEGABYTE / 16);
    try {
      while (room() > left) writeSync(file, piece);
      fsyncSync(file);
    } catch (error) {
      if (!String(error).includes('ENOSPC')) throw error;
    } finally {
      closeSync(file);
    }
  };
  return {
    folder,
    room,
    fill,
    clear: () => rmSync(filler, { force: true }),
    remove: () => {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
