import { existsSync } from 'node:fs';
import path from 'node:path';

/** The server's own folder, found upwards from this file: the same for the sources and for the bundle in dist/. */
export const packageRoot = findUpwards(import.meta.dirname);

function findUpwards(directory: string): string {
  if (existsSync(path.join(directory, 'migrations'))) return directory;
  const parent = path.dirname(directory);
  if (parent === directory) throw new Error('The folder server/migrations is missing.');
  return findUpwards(parent);
}
