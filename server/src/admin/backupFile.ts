import path from 'node:path';
import { StartFault } from '../config/StartFault';

/** The file that a command was given, from the folder that npm was called in. Throws StartFault when it was given none. */
export function backupFile(name: 'backup' | 'restore', words: readonly string[]): string {
  const [file, ...more] = words;
  if (file === undefined || more.length > 0 || file.trim() === '')
    throw new StartFault(`${name} takes a file:\n\n  npm run ${name} <file>`);
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
}
