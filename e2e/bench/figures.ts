import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../console/startConsole';

const FILE = path.join(ROOT, '.cache/bench.json');

/** One measured value. */
export interface Figure {
  /** '<object> · <property>', as in budgets.json: 'Home · usable', 'Home, phone, again · usable'. */
  name: string;
  value: number;
  /** 'ms', 'KB' (of 1024 bytes, as they travel), 'requests', 'x' … */
  unit: string;
  /** The same of the floor, in the same run; a figure with one is a ratio, too. */
  floor?: number;
}

/** Adds a figure to what bench.mjs prints; `floor` is the same of the page that is React and its router alone. */
export function recordFigure(name: string, value: number, unit: string, floor?: number): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  const figure: Figure = { name, value, unit, ...(floor === undefined ? {} : { floor }) };
  writeFileSync(FILE, JSON.stringify([...figures(), figure], null, 2));
}

/** The figures so far. */
export function figures(): Figure[] {
  const known: unknown = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : [];
  return Array.isArray(known) ? known : [];
}
