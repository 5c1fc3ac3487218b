import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './startConsole';

/** The number of elevators in the register of the State of Maryland. */
export const MARYLAND_ROWS = 25_204;

/** The register itself is too large for the repository; MARYLAND_CSV is its path. */
const REGISTER = process.env['MARYLAND_CSV'] ?? path.join(ROOT, '../shared/data/maryland-elevators.csv');
const EXCERPT = path.join(ROOT, 'server/demo/carroll-elevators.csv');

/**
 * Creates a file for /customers in `folder` with as many rows as the register: from the register itself if it exists,
 * otherwise from the excerpt in the repository, repeated with different names.
 */
export function marylandFile(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'maryland.csv');
  const register = existsSync(REGISTER) ? REGISTER : repeatExcerpt(path.join(folder, 'register.csv'));
  execFileSync('node', [path.join(ROOT, 'server/dist/marylandTemplate.mjs'), register, file]);
  return file;
}

function repeatExcerpt(file: string): string {
  const [header = '', ...lines] = readFileSync(EXCERPT, 'utf8').trim().split(/\r?\n/);
  const rows = Array.from({ length: MARYLAND_ROWS }, (_, at) => {
    const round = Math.floor(at / lines.length);
    return (lines[at % lines.length] ?? '').replace(/^"([^"]*)"/, `"$1-${round}"`);
  });
  writeFileSync(file, [header, ...rows, ''].join('\n'));
  return file;
}
