import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../console/startConsole';

const FILE = path.join(ROOT, '.cache/bench.json');

/** Adds a figure to what bench.mjs prints. */
export function note(name: string, value: number, unit: string): void {
  const known: unknown = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : [];
  const figures = Array.isArray(known) ? known : [];
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify([...figures, { name, value, unit }], null, 2));
}
