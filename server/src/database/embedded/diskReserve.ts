import { randomBytes } from 'node:crypto';
import { open, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const MEGABYTE = 1024 * 1024;
/** Two files of the WAL: a restart needs one, and thousands of sign-ins fit into them. */
export const RESERVE_BYTES = 32 * MEGABYTE;

/** Space that is kept for the time when a disk is full. */
export interface DiskReserve {
  /** Gives the space to the database. */
  release(): Promise<void>;
  /** Takes the space again. Without it the disk just has no reserve. */
  restore(): Promise<void>;
}

/** The reserve in a file of `folder`. */
export function diskReserve(folder: string): DiskReserve {
  const file = path.join(folder, 'disk-reserve');
  const release = () => rm(file, { force: true });
  const isThere = () =>
    stat(file).then(
      ({ size }) => size === RESERVE_BYTES,
      () => false,
    );
  const restore = async () => {
    if (await isThere()) return;
    const handle = await open(file, 'w', 0o600);
    try {
      // Not zeros, which a disk that compresses would keep nowhere. In parts, because the memory is others'.
      for (let part = 0; part < RESERVE_BYTES / MEGABYTE; part++) await handle.write(randomBytes(MEGABYTE));
      await handle.sync();
    } finally {
      await handle.close();
    }
  };
  return { release, restore };
}
