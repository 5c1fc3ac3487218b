import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../console/startConsole';

const FILE = path.join(ROOT, '.cache/bench.json');

/** One measured value. */
export interface Figure {
  /** '<object> · <property>', as in budgets.json: 'Home · usable', 'Home, phone, again · usable'. */
  name: string;
  value: number;
  /** 'ms', 'KB' (of 1024 bytes, compressed), 'requests', 'x' … */
  unit: string;
  /** The value of the baseline in the same run; such figures are also reported as a ratio. */
  baseline?: number;
}

/** Adds a figure to what bench.mjs prints; `baseline` is the value of the page with React and its router alone. */
export function recordFigure(name: string, value: number, unit: string, baseline?: number): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  const figure: Figure = { name, value, unit, ...(baseline === undefined ? {} : { baseline }) };
  writeFileSync(FILE, JSON.stringify([...figures(), figure], null, 2));
}

/** The figures so far. */
export function figures(): Figure[] {
  const known: unknown = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : [];
  return Array.isArray(known) ? known : [];
}
