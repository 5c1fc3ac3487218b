import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** The program of npm: the one that runs us, otherwise the one in PATH, as for a check that was started without npm. */
export function npmProgram(): string {
  const { npm_execpath: given, PATH = '' } = process.env;
  if (given) return given;
  const found = PATH.split(path.delimiter)
    .map((folder) => path.join(folder, 'npm'))
    .find((file) => existsSync(file));
  if (!found) throw new Error('npm is not in PATH.');
  return realpathSync(found);
}
